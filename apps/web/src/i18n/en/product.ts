/** The product page. */
const texts = {
  title: 'Product',
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
    status: {
      off: 'No longer offered',
      soldOut: 'Sold out',
      shopClosed: 'The shop is closed',
    },
    statusText: {
      off: 'The shop has taken this piece from its shelf.',
      soldOut: 'Every size and colour is gone. Keep it among your favourites and look in again.',
      shopClosed: 'Nothing can be ordered from this shop at the moment.',
    },
  },
  delivery:
    'Delivered free by this shop from {{free}}, below that for {{freight}}. A refund can be asked for from the order.',
  shop: {
    ask: 'Ask the shop',
    visit: 'Visit shop',
    sells: 'Sells and sends this piece',
    reputation: 'Reputation {{value}}',
    noReviews: 'No reviews yet',
    favourites_one: '{{formatted}} favourite',
    favourites_other: '{{formatted}} favourites',
  },
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
  error: {
    title: 'The piece did not load',
  },
  share: {
    open: 'Share',
    copied: 'Copied successfully',
    failed: 'Copying failed',
  },
  sizes: {
    open: 'Size guide',
    title: 'Size guide',
    text: 'Body measures in centimetres. Measure close to the body, without pulling the tape tight.',
    note: 'Cuts differ from house to house: between two sizes, take the larger one.',
    columns: {
      size: 'Size',
      eu: 'EU',
      uk: 'UK',
      us: 'US',
      bust: 'Bust',
      chest: 'Chest',
      waist: 'Waist',
      hips: 'Hips',
      foot: 'Foot length',
      age: 'Age',
      height: 'Height',
      weight: 'Weight',
    },
  },
  reviews: {
    title: 'Reviews',
    count_one: '{{formatted}} review',
    count_other: '{{formatted}} reviews',
    service: 'Service attitude',
    logistics: 'Logistics service',
    description: 'True to description',
    more: 'Read more reviews',
    empty: {
      title: 'No reviews yet',
      text: 'Whoever has bought this piece and received it can say here how it is.',
    },
    error: 'The reviews did not load',
  },
  recent: 'Recently viewed',
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    product: typeof texts;
  }
}
