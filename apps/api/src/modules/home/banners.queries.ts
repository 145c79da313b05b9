import type { Language } from '@passage/contract';
import { type Db, integer, nullable, type RowOf, smallint, statement, text } from '@passage/database';

export const BLOCK = {
  publicize1: 1,
  publicize2: 2,
  publicize3: 3,
  publicize4: 4,
  promotional1: 5,
  promotionalvideo1: 6,
} as const;

export type BannerRow = RowOf<typeof bannersOfPopulation>;

// What is off the shelf, closed or gone is opened by no banner.
const bannersOfPopulation = statement({
  name: 'home-banners',
  params: [smallint('population'), text.as<Language>()('language')],
  columns: {
    id: integer,
    block: smallint,
    type: smallint.as<1 | 2 | 3 | 4 | 5>(),
    target_id: nullable(integer),
    link: text,
    title: text,
    subtitle: text,
    file: text,
    narrow_file: nullable(text),
    video_file: nullable(text),
    is_dark: smallint,
    /** The product's shop. */
    shop_id: nullable(integer),
    desno: nullable(text),
    /** Of what it opens. */
    name: nullable(text),
  },
  text: `select banner.id, block, banner.type, target_id, link, coalesce(title->>$2, title->>'en', '') as title,
     coalesce(subtitle->>$2, subtitle->>'en', '') as subtitle, file, narrow_file, video_file, is_dark,
     shop.id as shop_id, designer.desno,
     coalesce(spu.name->>$2, spu.name->>'en', category.name->>$2, category.name->>'en', brand.name, designer.name) as name
   from banner
   left join spu on banner.type = 1 and spu.id = target_id and spu.status = 1
   left join shop on shop.id = spu.shop_id and shop.status = 1
   left join category on banner.type = 2 and category.id = target_id
   left join brand on banner.type = 3 and brand.id = target_id
   left join designer on banner.type = 4 and designer.id = target_id
   where banner.population = $1 and banner.status = 1
     and case banner.type when 1 then shop.id when 2 then category.id when 3 then brand.id when 4 then designer.id else 0 end is not null
   order by block, banner.position, banner.id`,
});

/** The banners of a population's home in their order, texts in a language. */
export const bannersOf = (db: Db, population: number, language: Language): Promise<BannerRow[]> =>
  db.sql.rows(bannersOfPopulation, [population, language]);

/** The pictures that a home page shows first: paths below /files/ of the wide one and the one for phones. */
export async function leadingBanner(
  db: Db,
  population: number,
  language: Language,
): Promise<{ file: string; narrowFile: string } | undefined> {
  const [first] = await bannersOf(db, population, language);
  return first?.block === BLOCK.publicize1
    ? { file: first.file, narrowFile: first.narrow_file ?? first.file }
    : undefined;
}
