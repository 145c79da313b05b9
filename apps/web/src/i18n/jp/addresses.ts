import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: 'お届け先',
  add: '新しい住所',
  edit: '編集',
  editOf: '{{name}}の住所を編集',
  default: '既定の住所',
  firstname: '名',
  surname: '姓',
  mobile: '携帯電話番号',
  detailAddress: '住所',
  city: '市区町村',
  countryRegion: '国・地域',
  chooseCountry: '国・地域を選択',
  continent: '都道府県・州',
  chooseRegion: '都道府県・州を選択',
  zipcode: '郵便番号',
  email: 'メールアドレス',
  save: '住所を保存',
  cancel: 'キャンセル',
  saveFailed: '住所を保存できませんでした。もう一度お試しください。',
} satisfies CompleteTexts<'addresses'>;
