import type { TestMember, World } from '../../testing/world.ts';

/** The cart's rows as they are stored, oldest first. */
export const linesOfMember = ({ query }: World, member: TestMember) =>
  query<{ id: number; sku_id: number; count: number }>(
    'select id, sku_id, count from cart_line where tenant_id = $1 and member_id = $2 order by id',
    [member.tenantId, member.id],
  );
