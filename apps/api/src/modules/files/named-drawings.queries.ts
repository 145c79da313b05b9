import { type Db, integer, statement, text } from '@passage/database';

const named = statement({
  name: 'files-named-drawing',
  params: [text('path')],
  columns: { named: integer },
  text: `select case when exists (select from spu_picture where file = $1) or exists (select from sku where file = $1)
     or exists (select from order_item where file = $1) then 1 else 0 end as named`,
});

/** Whether the tenant's catalogue names a drawn picture: a product of it, or an order of one as it was. */
export const isNamedDrawing = async (db: Db, path: string): Promise<boolean> =>
  (await db.sql.row(named, [path]))?.named === 1;
