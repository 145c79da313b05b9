/** Addresses of the storefront's pages, each in the one form that search engines shall keep; an order's is its buyer's alone. */
const query = (path: string, fields: Readonly<Record<string, string | number>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) search.set(name, String(value));
  return `${path}?${search}`;
};

export const storefrontPaths = {
  landing: () => '/',
  home: (population: 1 | 2 | 3) => `/population/${({ 1: 'male', 2: 'female', 3: 'children' } as const)[population]}`,
  product: (id: number, shopId: number) => query('/productDetail', { no: id, shopId }),
  category: (categoryId: number) => query('/categoryIndex', { type: 4, categoryId }),
  designer: (desno: string) => query('/categoryIndex', { type: 2, desno }),
  brand: (id: number) => `/brand/product/search/${id}`,
  shop: (id: number) => query('/shopProduct', { no: id }),
  article: (code: string) => query('/customerService', { code }),
  order: (id: number) => query('/orderDetails', { no: id }),
  brands: () => '/brand',
  designers: () => '/designers',
  shops: () => '/shop',
};
