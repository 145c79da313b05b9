import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: 'Alamat pengiriman',
  add: 'Alamat baru',
  edit: 'Ubah',
  editOf: 'Ubah alamat {{name}}',
  default: 'Alamat utama',
  firstname: 'Nama depan',
  surname: 'Nama belakang',
  mobile: 'Nomor ponsel',
  detailAddress: 'Alamat',
  city: 'Kota',
  countryRegion: 'Negara',
  chooseCountry: 'Pilih negara',
  continent: 'Provinsi atau negara bagian',
  chooseRegion: 'Pilih provinsi atau negara bagian',
  zipcode: 'Kode pos',
  email: 'E-mail',
  save: 'Simpan alamat',
  cancel: 'Batal',
  saveFailed: 'Alamat tidak tersimpan. Silakan coba lagi.',
} satisfies CompleteTexts<'addresses'>;
