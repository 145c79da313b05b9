import { cellAt, LANGUAGES, type Language } from './localized.ts';

export interface Person {
  readonly key: string;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  /** The language they write in. */
  readonly language: Language;
  readonly mobile: string;
  readonly detailAddress: string;
  readonly city: string;
  readonly zipcode: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** First name, surname, language, mobile, street, city, postcode, country. Streets are invented, formats are local. */
const TABLE = `
Amelia | Hartwell | en | +44 7700 900112 | 27 Cobbler's Row | Bath | BA1 5TR | GB
Oliver | Pryce | en | +44 7700 900257 | Flat 3, 9 Lantern Street | Edinburgh | EH3 6QX | GB
Grace | Lindell | en | +1 415 555 0134 | 1180 Fig Street, Apt 4B | San Francisco, CA | 94110 | US
Marcus | Bellamy | en | +1 718 555 0171 | 62 Carver Place | Brooklyn, NY | 11215 | US
Ruth | Okafor | en | +1 416 555 0148 | 310 Maple Arcade, Unit 7 | Toronto, ON | M5V 2T6 | CA
Hannah | Whitlock | en | +61 491 570 156 | 15 Jacaranda Lane | Melbourne VIC | 3065 | AU
Aarav | Menon | en | +91 99000 01234 | 8 Banyan Court, 2nd Cross | Bengaluru | 560038 | IN
Camille | Rousselin | fr | +33 6 39 98 12 34 | 12 rue des Feuillages | Nantes | 44000 | FR
Étienne | Marchal | fr | +33 6 39 98 45 67 | 5 impasse du Grenier | Lyon | 69004 | FR
Solène | Kerguelec | fr | +33 6 39 98 78 90 | 31 quai des Brumes | Brest | 29200 | FR
Luc | Vandamme | fr | +32 470 00 12 34 | Rue du Pépin 44, bte 3 | Bruxelles | 1000 | BE
Noémie | Tremblay-Roy | fr | +1 514 555 0162 | 4821, rue des Érables | Montréal (Québec) | H2H 1X9 | CA
明轩 | 陈 | zh | +86 138 0013 8001 | 静安区青桐路18弄6号502室 | 上海市 | 200040 | CN
雨桐 | 林 | zh | +86 139 0013 9002 | 上城区柳浪巷7号 | 浙江省杭州市 | 310002 | CN
子涵 | 王 | zh | +86 136 0013 6003 | 朝阳区槐树胡同21号院3单元1201 | 北京市 | 100020 | CN
思远 | 周 | zh | +86 137 0013 7004 | 天河区榕荫街33号 | 广东省广州市 | 510630 | CN
怡君 | 黃 | zhTW | +886 912 000 345 | 大安區青田街12巷8號3樓 | 台北市 | 106 | TW
承翰 | 吳 | zhTW | +886 928 000 567 | 西區存中街55號 | 台中市 | 403 | TW
嘉欣 | 何 | zhTW | +852 5100 0678 | 上環太平山街9號2樓 | 香港 | 999077 | HK
葵 | 佐伯 | jp | +81 90-0000-1357 | 世田谷区代沢3-14-9 メゾン花 201 | 東京都 | 155-0032 | JP
悠真 | 村瀬 | jp | +81 80-0000-2468 | 左京区北白川小倉町50-2 | 京都府京都市 | 606-8274 | JP
美咲 | 若林 | jp | +81 90-0000-3579 | 中央区北浜1-8-2 | 大阪府大阪市 | 541-0041 | JP
서연 | 한 | kor | +82 10-0000-1212 | 종로구 자하문로7길 12, 2층 | 서울특별시 | 03042 | KR
도윤 | 문 | kor | +82 10-0000-3434 | 성동구 연무장길 41, 305호 | 서울특별시 | 04782 | KR
지안 | 배 | kor | +82 10-0000-5656 | 해운대구 달맞이길 88 | 부산광역시 | 48115 | KR
Putri | Maharani | id | +62 812 0000 7788 | Jalan Melati Raya No. 14, RT 03/RW 05 | Jakarta Selatan | 12160 | ID
Bagas | Wicaksono | id | +62 813 0000 9900 | Jalan Kenari No. 27 | Yogyakarta | 55166 | ID
Ni Made | Suryani | id | +62 819 0000 2211 | Jalan Danau Tempe No. 9, Sanur | Denpasar | 80228 | ID
Friederike | Baumgartner-Hohenstein | en | +49 151 0000 4321 | Kastanienhof 7, 2. Hinterhaus links | Berlin | 10119 | DE
Sofía | Iturralde | en | +34 600 000 987 | Calle del Almendro 16, 3.º B | Madrid | 28005 | ES
`;

function languageOf(code: string): Language {
  const language = LANGUAGES.find((known) => known === code);
  if (language === undefined) throw new Error(`no language ${code}`);
  return language;
}

export const PEOPLE: readonly Person[] = TABLE.trim()
  .split('\n')
  .map((row, index) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const number = String(index + 1).padStart(2, '0');
    return {
      key: `person-${number}`,
      firstname: cellAt(cells, 0),
      surname: cellAt(cells, 1),
      email: `person${number}@passage.test`,
      language: languageOf(cellAt(cells, 2)),
      mobile: cellAt(cells, 3),
      detailAddress: cellAt(cells, 4),
      city: cellAt(cells, 5),
      zipcode: cellAt(cells, 6),
      country: cellAt(cells, 7),
    };
  });
