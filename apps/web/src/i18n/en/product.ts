/** The product page. */
export default {
  gallery: {
    label: 'Pictures of {{name}}',
    picture: '{{name}}, picture {{number}} of {{count}}',
    place: '{{number}} / {{count}}',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  sku: {
    soldOut: '{{value}}, sold out',
    soldOutIn: '{{value}}, sold out in {{others}}',
    missingIn: '{{value}}, not made in {{others}}',
    left_one: 'Only {{count}} left in {{choice}}',
    left_other: 'Only {{count}} left in {{choice}}',
    select: 'select specification',
    choose: 'Choose: {{name}}',
  },
  buy: {
    add: 'Add to bag',
    bar: 'Buy',
    status: { off: 'No longer offered', soldOut: 'Sold out', shopClosed: 'The shop is closed' },
    statusText: {
      off: 'The shop has taken this piece from its shelf.',
      soldOut: 'Every size and colour is gone. Keep it among your favourites and look in again.',
      shopClosed: 'Nothing can be ordered from this shop at the moment.',
    },
  },
  delivery:
    'Delivered free by this shop from {{free}}, below that for {{freight}}. A refund can be asked for from the order.',
  shop: { visit: 'Visit shop', sells: 'Sells and sends this piece' },
  folds: {
    description: 'Description',
    details: 'Details',
    delivery: 'Delivery and returns',
    deliveryText:
      'Each shop packs and sends its own goods. Freight is {{freight}} per shop and falls away from {{free}} of its goods.',
    returnsText: 'A refund, or a return with a refund, can be asked for from the order once it is paid.',
    help: 'More about delivery',
  },
  details: {
    brand: 'Brand',
    designer: 'Designer',
    shop: 'Shop',
    number: 'Article number',
    sold: 'Sold so far',
  },
  more: 'You may also like',
  missing: {
    title: 'This piece is not here',
    text: 'It may have been sold or taken from the shelf, or the address is incomplete. There is plenty more under the roof.',
    action: 'See what is new',
    home: 'To the entrance',
  },
  error: { title: 'The piece did not load' },
} as const;
