/** The entrance and the homes of the three zones. */
const texts = {
  landing: {
    title: 'Many shops under one roof',
    description: 'Clothes, shoes and bags from many shops for women, men and children. Choose your zone.',
    help: 'Help',
    howToBuy: {
      title: 'How to buy',
      text: 'From bag to door, step by step',
    },
    problems: {
      title: 'Common problems',
      text: 'Payment, delivery, returns',
    },
    chat: {
      title: 'Chat with us',
      text: 'Customer service answers here',
      hours: 'Working days {{from}} to {{to}}',
    },
  },
  zones: {
    female: {
      description: 'New pieces and favourites for women from all shops of the arcade.',
    },
    male: {
      description: 'New pieces and favourites for men from all shops of the arcade.',
    },
    children: {
      description: 'New pieces and favourites for children from all shops of the arcade.',
    },
  },
  newIn: 'New in',
  hot: 'Hot product',
  viewAll: 'View all',
  empty: {
    title: 'The shops are setting up',
    text: 'There is nothing on show in this zone yet. Look in another one meanwhile.',
    action: 'To the entrance',
  },
  hero: {
    label: 'Houses on show',
    place: '{{number}} / {{count}}',
    previous: 'Previous house',
    next: 'Next house',
    action: 'See the collection',
  },
  videos: 'Films',
  play: 'Play: {{title}}',
  promo: {
    action: 'Take a look',
    see: 'See {{name}}',
    pair: 'Picked for now',
    trio: 'Three to look at',
    spare: 'Also in the arcade',
  },
  error: {
    title: 'This page did not load',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    home: typeof texts;
  }
}
