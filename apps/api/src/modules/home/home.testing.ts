import type { World } from '../../testing/world.ts';

interface BannerPlan {
  tenantId?: number;
  population?: 1 | 2 | 3;
  block: number;
  type?: number;
  targetId?: number;
  link?: string;
  title?: Record<string, string>;
  status?: 0 | 1;
  position?: number;
  videoFile?: string;
}

/** Puts a banner on a home page; its wide picture is hero.1, the one for phones its tall form. */
export async function putBanner(world: World, plan: BannerPlan): Promise<number> {
  const {
    tenantId = 1,
    population = 2,
    type = 5,
    title = { en: 'Title', zh: '标题' },
    status = 1,
    position = 0,
  } = plan;
  const [row] = await world.query<{ id: number }>(
    `insert into banner (tenant_id, population, block, position, type, target_id, link, title, file, narrow_file, video_file, status, is_dark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'scene/hero.1/wide.svg', 'scene/hero.1/tall.svg', $9, $10, 1) returning id`,
    [
      tenantId,
      population,
      plan.block,
      position,
      type,
      plan.targetId ?? null,
      plan.link ?? '',
      title,
      plan.videoFile ?? null,
      status,
    ],
  );
  return row?.id ?? 0;
}

export async function putHomeList(
  world: World,
  {
    slot,
    sort,
    categoryId,
    size = 15,
    population = 2,
  }: { slot: 1 | 2; sort: 0 | 3; categoryId?: number; size?: number; population?: 1 | 2 | 3 },
): Promise<void> {
  await world.query(
    `insert into home_list (tenant_id, population, slot, title, category_id, sort, size) values (1, $1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, population, slot) do update set category_id = excluded.category_id, sort = excluded.sort, size = excluded.size`,
    [population, slot, { en: `List ${slot}`, zh: `列表${slot}` }, categoryId ?? null, sort, size],
  );
}
