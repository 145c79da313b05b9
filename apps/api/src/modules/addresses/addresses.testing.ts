import type { TestMember, World } from '../../testing/world.ts';

/** A form that is right: a country without sub-regions. */
export const FORM = {
  firstname: 'Ana',
  surname: 'Ferreira',
  mobile: '+351 912 345 678',
  detailAddress: 'Rua Augusta 24',
  city: 'Lisboa',
  countryRegion: 'PT',
  zipcode: '1100-053',
};

/** The addresses as they are stored, oldest first. */
export const rowsOfMember = ({ query }: World, { tenantId, id }: TestMember) =>
  query<{ id: number; is_default: number }>(
    'select * from address where tenant_id = $1 and member_id = $2 order by id',
    [tenantId, id],
  );

/** Ids of the default addresses: there should be one. */
export const defaultsOf = async (world: World, member: TestMember): Promise<number[]> =>
  (await rowsOfMember(world, member)).filter((row) => row.is_default === 1).map(({ id }) => id);
