/** The entrance and the homes of the three zones. */
export default {
  landing: {
    title: 'Many shops under one roof',
    description: 'Clothes, shoes and bags from many shops for women, men and children. Choose your zone.',
    help: 'Help',
    howToBuy: { title: 'How to buy', text: 'From bag to door, step by step' },
    problems: { title: 'Common problems', text: 'Payment, delivery, returns' },
    chat: { title: 'Chat with us', text: 'Customer service answers here', hours: 'Working days {{from}} to {{to}}' },
  },
  zones: {
    female: {
      description: 'New pieces and favourites for women from all shops of the arcade.',
      hero: { label: 'Under the glass roof', title: 'Coats for the covered walk', action: 'See what is new' },
    },
    male: {
      description: 'New pieces and favourites for men from all shops of the arcade.',
      hero: { label: 'From the cloth room', title: 'Tailoring with room to move', action: 'See what is new' },
    },
    children: {
      description: 'New pieces and favourites for children from all shops of the arcade.',
      hero: { label: 'For the small ones', title: 'Made for puddles and parties', action: 'See what is new' },
    },
  },
  newIn: 'New in',
  hot: 'Hot product',
  viewAll: 'View all',
  categories: 'By category',
  shipping: {
    title: 'Delivery is free from {{amount}} per shop',
    text: 'Below that it is {{freight}}. Every order can be returned.',
  },
  empty: {
    title: 'The shops are setting up',
    text: 'There is nothing on show in this zone yet. Look in another one meanwhile.',
    action: 'To the entrance',
  },
} as const;
