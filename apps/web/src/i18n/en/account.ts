const texts = {
  title: 'Account information',
  description: 'Your name and your contact details at {{name}}.',
  text: 'Your name, and how we reach you.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Mobile',
    email: 'E-mail',
    sex: 'Sex',
  },
  sex: { men: 'Man', women: 'Woman', untold: 'Not told' },
  save: 'Save',
  saved: 'Your account information is saved',
  more: {
    title: 'Also yours',
    orders: 'See and follow your orders',
    addresses: 'Where your parcels go',
    wallet: 'Balance, recharges and withdrawals',
    payPassword: 'The six digits for paying',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    account: typeof texts;
  }
}
