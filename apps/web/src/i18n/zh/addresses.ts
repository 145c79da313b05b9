import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: '收货地址',
  add: '新增地址',
  edit: '编辑',
  editOf: '编辑{{name}}的地址',
  default: '默认地址',
  firstname: '名',
  surname: '姓',
  mobile: '手机号码',
  detailAddress: '详细地址',
  city: '城市',
  countryRegion: '国家或地区',
  chooseCountry: '请选择国家或地区',
  continent: '省/州',
  chooseRegion: '请选择省/州',
  zipcode: '邮政编码',
  email: '邮箱',
  save: '保存地址',
  cancel: '取消',
  saveFailed: '地址未能保存，请重试。',
} satisfies CompleteTexts<'addresses'>;
