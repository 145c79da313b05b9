import type { Language, Localized } from './localized.ts';

export type TenantNumber = 1 | 2;

export interface DemoTenant {
  readonly number: TenantNumber;
  readonly name: string;
  /** What stands in the browser's tab. */
  readonly tabName: Localized;
  readonly accent: string;
  readonly hosts: readonly string[];
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** The display currency; amounts are kept and charged in US dollars. */
  readonly defaultCurrency: string;
  readonly email: string;
  /** From and to, on working days and on days of rest. */
  readonly workingDays: readonly [string, string];
  readonly restDays: readonly [string, string];
  readonly trademark: Localized;
  readonly copyright: Localized;
}

export const TENANTS: Readonly<Record<TenantNumber, DemoTenant>> = {
  1: {
    number: 1,
    name: 'Passage',
    tabName: {
      en: 'Passage: houses under one roof',
      zh: 'Passage 廊：同一屋檐下的品牌',
      zhTW: 'Passage 廊：同一屋簷下的品牌',
      fr: 'Passage : des maisons sous un même toit',
      jp: 'Passage ひとつ屋根の下のブランド',
      kor: 'Passage 한 지붕 아래의 브랜드',
      id: 'Passage: rumah mode di bawah satu atap',
    },
    accent: '#96521a',
    hosts: ['localhost'],
    defaultLanguage: 'en',
    languages: ['en', 'zh', 'zhTW', 'fr', 'jp', 'kor', 'id'],
    defaultCurrency: 'USD',
    email: 'care@passage.test',
    workingDays: ['09:00', '19:00'],
    restDays: ['11:00', '17:00'],
    trademark: {
      en: 'Passage is a demonstration store. Its houses, designers and shops are invented; any likeness to a real name is chance.',
      zh: 'Passage 为演示商城。品牌、设计师与店铺均为虚构，如有雷同，纯属巧合。',
      zhTW: 'Passage 為示範商城。品牌、設計師與店舖均為虛構，如有雷同，純屬巧合。',
      fr: 'Passage est une boutique de démonstration. Ses maisons, créateurs et boutiques sont inventés ; toute ressemblance serait fortuite.',
      jp: 'Passageはデモンストレーション用のストアです。ブランド、デザイナー、ショップはすべて架空のものです。',
      kor: 'Passage는 데모 스토어입니다. 브랜드와 디자이너, 상점은 모두 가상이며 실제와 무관합니다.',
      id: 'Passage adalah toko demonstrasi. Rumah mode, desainer, dan tokonya rekaan; kemiripan dengan nama nyata hanyalah kebetulan.',
    },
    copyright: {
      en: '© Passage. All rights reserved.',
      zh: '© Passage 版权所有。',
      zhTW: '© Passage 版權所有。',
      fr: '© Passage. Tous droits réservés.',
      jp: '© Passage 無断転載を禁じます。',
      kor: '© Passage. 모든 권리 보유.',
      id: '© Passage. Hak cipta dilindungi.',
    },
  },
  2: {
    number: 2,
    name: 'Urayoko',
    tabName: {
      en: 'Urayoko: the street behind the street',
      zh: 'Urayoko 里横：名街背后的那条街',
      zhTW: 'Urayoko 裏橫：名街背後的那條街',
      fr: 'Urayoko : la rue derrière la rue',
      jp: 'Urayoko 裏横 通りのひとつ裏',
      kor: 'Urayoko 우라요코: 거리 뒤의 거리',
      id: 'Urayoko: jalan di balik jalan',
    },
    accent: '#2746c7',
    hosts: ['second.localhost'],
    defaultLanguage: 'jp',
    languages: ['jp', 'en', 'kor', 'zhTW', 'zh'],
    defaultCurrency: 'JPY',
    email: 'counter@urayoko.test',
    workingDays: ['12:00', '21:00'],
    restDays: ['12:00', '22:00'],
    trademark: {
      en: 'Urayoko is a demonstration store. Every label and maker in it is invented.',
      zh: 'Urayoko 为演示商城，所有厂牌与制作者均为虚构。',
      zhTW: 'Urayoko 為示範商城，所有廠牌與製作者均為虛構。',
      fr: 'Urayoko est une boutique de démonstration. Toutes les marques et tous les créateurs y sont inventés.',
      jp: 'Urayokoはデモンストレーション用のストアです。掲載のレーベルと作り手はすべて架空のものです。',
      kor: 'Urayoko는 데모 스토어입니다. 모든 레이블과 제작자는 가상입니다.',
      id: 'Urayoko adalah toko demonstrasi. Semua label dan pembuatnya rekaan.',
    },
    copyright: {
      en: '© Urayoko. All rights reserved.',
      zh: '© Urayoko 版权所有。',
      zhTW: '© Urayoko 版權所有。',
      fr: '© Urayoko. Tous droits réservés.',
      jp: '© Urayoko 無断転載を禁じます。',
      kor: '© Urayoko. 모든 권리 보유.',
      id: '© Urayoko. Hak cipta dilindungi.',
    },
  },
};
