const texts = {
  choose: 'Delivery address',
  add: 'New address',
  edit: 'Edit',
  editOf: 'Edit the address of {{name}}',
  default: 'Default address',
  firstname: 'First name',
  surname: 'Last name',
  mobile: 'Mobile',
  detailAddress: 'Address',
  city: 'City',
  countryRegion: 'Country',
  chooseCountry: 'Choose a country',
  continent: 'Province or state',
  chooseRegion: 'Choose a province or state',
  zipcode: 'Postal code',
  email: 'E-mail',
  save: 'Save address',
  cancel: 'Cancel',
  saveFailed: 'The address was not saved. Please try again.',
  book: {
    title: 'Delivery addresses',
    invoiceTitle: 'Invoice addresses',
    description: 'The addresses that your orders go to.',
    text: 'The default is chosen first when you order.',
    add: 'New address',
    addText: 'For a home, an office or a present',
    editOf: 'Edit the address of {{name}}',
    removeOf: 'Delete the address of {{name}}',
    use: 'Use this address',
    default: 'Default address',
    setDefault: 'Make the address of {{name}} the default',
    defaultSet: 'Set default success',
    removed: 'The address is deleted',
    delete: {
      title: 'Delete this address?',
      text: '{{address}} is removed. Orders that go there keep it.',
      keep: 'Keep it',
      confirm: 'Delete',
    },
    empty: {
      title: 'No addresses yet',
      text: 'With an address at hand an order takes two steps less.',
    },
    form: {
      new: 'New address',
      change: 'Change the address',
      save: 'Save',
      cancel: 'Cancel',
    },
    missing: {
      title: 'This address is not here',
      text: 'It may have been deleted, or it belongs to another account.',
      back: 'To the addresses',
    },
    prompts: {
      firstname: 'Please enter the first name',
      surname: 'Please enter the last name',
      mobile: 'Please enter the mobile number',
      detailAddress: 'Please enter the address',
      city: 'Please enter the city',
      countryRegion: 'Please choose a country',
      continent: 'Please choose a province or state',
      zipcode: 'Please enter the postal code',
      yzcode: 'Please enter the verification code',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    addresses: typeof texts;
  }
}
