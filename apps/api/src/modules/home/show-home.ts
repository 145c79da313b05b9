import { BANNER_TYPE, type Contract, type InputOf, type Language, type OutputOf } from '@passage/contract';
import type { Db } from '@passage/database';
import { storefrontPaths } from '../../http/storefront-paths.ts';
import { productsInPlace, SCOPE, toListProduct } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { type BannerRow, BLOCK, bannersOf } from './banners.queries.ts';
import { type HomeListRow, homeListsOf } from './home.queries.ts';

type First = Contract['home']['first'];
type Banner = OutputOf<First>['publicize1'][number];
type Video = OutputOf<First>['promotionalvideo1'][number];
type ProductList = OutputOf<First>['productSpuList1'];

const NO_LIST: ProductList = { title: '', productSpuDTOList: [] };
const MOBILE = 1;

/** The blocks of a home page, each empty where staff put nothing. */
export async function showHome(
  db: Db,
  language: Language,
  memberId: number | undefined,
  { platformtype, sex }: InputOf<First>,
): Promise<OutputOf<First>> {
  const [banners, lists] = await Promise.all([bannersOf(db, sex, language), homeListsOf(db, sex, language)]);
  const isNarrow = platformtype === MOBILE;
  const block = (name: keyof typeof BLOCK) => banners.filter((banner) => banner.block === BLOCK[name]);
  const pictures = (name: keyof typeof BLOCK) => block(name).map((banner) => toBanner(banner, isNarrow));
  const products = async (slot: number): Promise<ProductList> => {
    const list = lists.find((row) => row.slot === slot);
    return list
      ? { title: list.title, productSpuDTOList: await productsOf(db, list, sex, language, memberId) }
      : NO_LIST;
  };
  const [productSpuList1, productSpuList2] = await Promise.all([products(1), products(2)]);
  return {
    publicize1: pictures('publicize1'),
    publicize2: pictures('publicize2'),
    publicize3: pictures('publicize3'),
    publicize4: pictures('publicize4'),
    promotional1: pictures('promotional1'),
    promotionalvideo1: block('promotionalvideo1').map((banner) => toVideo(banner, isNarrow)),
    productSpuList1,
    productSpuList2,
  };
}

async function productsOf(
  db: Db,
  list: HomeListRow,
  population: number,
  language: Language,
  memberId: number | undefined,
): Promise<ProductList['productSpuDTOList']> {
  const place =
    list.category_id === null
      ? { scope: SCOPE.population, scopeId: population }
      : { scope: SCOPE.category, scopeId: list.category_id };
  const page = { language, memberId, pageSize: list.size, offset: 0 };
  return (await productsInPlace(db, place, list.sort, page)).rows.map(toListProduct);
}

const pictureOf = ({ file, narrow_file }: BannerRow, isNarrow: boolean): string =>
  fileUrl(isNarrow ? (narrow_file ?? file) : file);

const toBanner = (row: BannerRow, isNarrow: boolean): Banner => ({
  id: row.id,
  type: row.type,
  buyId: row.type === BANNER_TYPE.address ? row.link : (row.desno ?? row.target_id ?? 0),
  shopId: row.shop_id ?? 0,
  title: row.title,
  subtitle: row.subtitle,
  name: row.name ?? '',
  img: pictureOf(row, isNarrow),
  tone: row.is_dark === 1 ? 'dark' : 'light',
});

const toVideo = (row: BannerRow, isNarrow: boolean): Video => ({
  title: row.title,
  videoUrl: fileUrl(row.video_file ?? ''),
  posterUrl: pictureOf(row, isNarrow),
  link: linkOf(row),
});

/** The page that a click opens. */
function linkOf({ type, target_id: id, shop_id: shopId, desno, link }: BannerRow): string {
  if (type === BANNER_TYPE.address || id === null) return link;
  if (type === BANNER_TYPE.product) return storefrontPaths.product(id, shopId ?? 0);
  if (type === BANNER_TYPE.category) return storefrontPaths.category(id);
  return type === BANNER_TYPE.brand ? storefrontPaths.brand(id) : storefrontPaths.designer(desno ?? '');
}
