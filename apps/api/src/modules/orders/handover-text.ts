import type { Language } from '@passage/contract';

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'The parcel was handed to {company}, tracking number {number}.',
  zh: '包裹已交由 {company} 承运，运单号 {number}。',
  zhTW: '包裹已交由 {company} 配送，追蹤號碼 {number}。',
  fr: 'Le colis a été remis à {company}, numéro de suivi {number}.',
  jp: 'お荷物を {company} に引き渡しました。お問い合わせ番号：{number}',
  kor: '상품을 {company}에 인계했습니다. 운송장 번호: {number}',
  id: 'Paket telah diserahkan kepada {company}, nomor resi {number}.',
};

/** What the first event of a parcel's way says, in the reader's language. */
export const handoverText = (
  language: Language,
  { company, number }: { readonly company: string; readonly number: string },
): string => TEXTS[language].replace(/\{(company|number)\}/g, (_, name) => (name === 'company' ? company : number));
