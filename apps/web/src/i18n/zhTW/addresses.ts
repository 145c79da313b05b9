import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '收貨地址',
  add: '新增地址',
  edit: '編輯',
  editOf: '編輯{{name}}的地址',
  default: '預設地址',
  firstname: '名',
  surname: '姓',
  mobile: '手機號碼',
  detailAddress: '詳細地址',
  city: '城市',
  countryRegion: '國家或地區',
  chooseCountry: '請選擇國家或地區',
  continent: '省/州',
  chooseRegion: '請選擇省/州',
  zipcode: '郵遞區號',
  email: '電子郵件',
  save: '儲存地址',
  cancel: '取消',
  saveFailed: '地址未能儲存，請重試。',
} satisfies CompleteTexts<'addresses'>;
