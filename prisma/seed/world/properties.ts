import { COLOURS } from './colours.ts';
import type { Localized } from './localized.ts';
import { MATERIALS } from './materials.ts';
import { SIZES } from './sizes.ts';

export interface PropertyValue {
  readonly key: string;
  readonly name: Localized;
  /** The swatch, for colours. */
  readonly hex?: string;
}

export interface Property {
  readonly key: 'colour' | 'size' | 'material';
  readonly name: Localized;
  /** Whether SKUs differ by it; the others only narrow a list. */
  readonly sku: boolean;
  readonly values: readonly PropertyValue[];
}

/** In the order in which a SKU names its values: colour first, then size. */
export const PROPERTIES: readonly Property[] = [
  {
    key: 'colour',
    name: { en: 'Colour', zh: '颜色', zhTW: '顏色', fr: 'Couleur', jp: 'カラー', kor: '색상', id: 'Warna' },
    sku: true,
    values: COLOURS.map(({ key, name, hex }) => ({ key, name, hex })),
  },
  {
    key: 'size',
    name: { en: 'Size', zh: '尺码', zhTW: '尺寸', fr: 'Taille', jp: 'サイズ', kor: '사이즈', id: 'Ukuran' },
    sku: true,
    values: SIZES.map(({ key, name }) => ({ key, name })),
  },
  {
    key: 'material',
    name: { en: 'Material', zh: '材质', zhTW: '材質', fr: 'Matière', jp: '素材', kor: '소재', id: 'Bahan' },
    sku: false,
    values: MATERIALS.map(({ key, name }) => ({ key, name })),
  },
];
