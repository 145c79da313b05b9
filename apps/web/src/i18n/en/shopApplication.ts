const texts = {
  title: 'Apply to open a shop',
  description: 'Open your own shop at Passage with an invite code.',
  text: 'Tell us who you are and what you want to sell. Our staff answer within 24 hours.',
  status: {
    label: 'Status',
    s0: 'Not applied yet',
    s1: 'Waiting for review',
    s2: 'Approved',
    s3: 'Not accepted',
  },
  waitApplyReview: 'Your application has been submitted. It will be reviewed within 24 hours, please be patient.',
  rejected: 'Your application was not accepted',
  again: 'Please correct what is named above and apply again.',
  approved: 'Your shop is open',
  approvedText: 'Shoppers find it from now on. Fill its shelves and welcome them.',
  myShop: 'My shop',
  backend: 'Backend management',
  parts: {
    invite: 'Invitation',
    person: 'Merchant',
    shop: 'Shop',
    categories: 'Sale categories',
  },
  fields: {
    inviteCode: 'Invite code',
    userName: 'Name',
    surname: 'Surname',
    mobile: 'Phone',
    email: 'Email',
    cardType: 'Certificate type',
    cardFront: 'Front of the document',
    cardBack: 'Back of the document',
    logo: 'Shop logo',
    shopName: 'Shop name',
    shopDesc: 'Shop remarks',
    shopAddress: 'Shop address',
  },
  hints: {
    inviteCode: 'Our staff hand it out.',
    email: 'The address of your account.',
    papers: 'Only you and our reviewers see it.',
    logo: 'You choose a square part of it.',
    shopDesc: 'What shoppers read of your shop.',
  },
  cards: {
    c1: 'ID card',
    c2: 'Passport',
    c3: 'Driving licence',
  },
  populations: {
    female: 'Women',
    male: 'Men',
    children: 'Children',
  },
  missing: {
    userName: 'Please enter your name',
    surname: 'Please enter your surname',
    mobile: 'Please enter your phone number',
    email: 'Please enter your email',
    inviteCode: 'Please enter the invite code',
    shopName: 'Please enter the shop name',
    shopDesc: 'Please enter the shop remarks',
    logo: 'Please upload the shop logo',
    papers: 'upload identification photo',
    saleCategory: 'Please choose at least one sale category',
  },
  current: '{{name}}, as sent',
  agreementBefore: 'By applying you accept the',
  agreement: 'store agreement',
  submit: 'Register',
  stillUploading: 'Please wait until the pictures are uploaded.',
  categoriesFailed: 'The categories could not be loaded.',
  retry: 'Try again',
  crop: {
    title: 'Crop the logo',
    text: 'Move the picture and choose its size. Arrow keys move it too.',
    area: 'Square part of the picture',
    zoom: 'Size',
    use: 'Use this part',
    cancel: 'Cancel',
    broken: 'This picture cannot be read. Please choose another one.',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    shopApplication: typeof texts;
  }
}
