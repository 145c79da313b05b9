/** Titles and descriptions of pages for search engines and link previews: {name} of what is listed, {store} of the storefront. */
export default {
  siteDescription:
    '{store}: many fashion houses under one roof. Clothes, shoes and accessories for women, men and children.',
  male: 'Men',
  female: 'Women',
  children: 'Children',
  products: 'All pieces',
  newGood: 'New in',
  discount: 'Sale',
  brands: 'Brands',
  designers: 'Designers',
  shops: 'Shops',
  help: 'Help centre',
  search: 'Search',
  listDescription: '{name} at {store}: pieces of many houses, with sizes, colours and prices.',
  brandsDescription: 'Every house at {store}, from A to Z.',
  designersDescription: 'The designers behind the pieces at {store}.',
  shopsDescription: 'The shops under the roof of {store}.',
  helpDescription: 'How to buy, delivery, returns and answers to common problems at {store}.',
};
