import type { Language } from '@passage/contract';

/** What search engines and link previews say of a storefront whose page has nothing of its own to say. */
const DESCRIPTIONS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) =>
    `${name}: many fashion houses under one roof. Clothes, shoes and accessories for women, men and children.`,
  zh: (name) => `${name}：众多时装品牌汇聚一处。女装、男装与童装，鞋履与配饰。`,
  zhTW: (name) => `${name}：眾多時裝品牌匯聚一處。女裝、男裝與童裝，鞋履與配飾。`,
  fr: (name) =>
    `${name} : de nombreuses maisons de mode sous un même toit. Vêtements, chaussures et accessoires pour femme, homme et enfant.`,
  jp: (name) => `${name}：多くのファッションブランドがひとつ屋根の下に。レディース、メンズ、キッズの服、靴、小物。`,
  kor: (name) => `${name}: 여러 패션 하우스가 한 지붕 아래. 여성, 남성, 아동을 위한 의류와 신발, 액세서리.`,
  id: (name) =>
    `${name}: banyak rumah mode di bawah satu atap. Pakaian, sepatu, dan aksesori untuk wanita, pria, dan anak.`,
};

export const siteDescription = (language: Language, name: string): string => DESCRIPTIONS[language](name);
