/** What the category bar and the side menu show, whatever it was made from. */
export interface NavigationEntry {
  key: string;
  label: string;
  to: string;
  /** The one entry in the accent: reductions. */
  isAccent?: boolean;
  /** What opens under the entry; without columns and product it is a plain link. */
  columns?: readonly NavigationColumn[];
  /** The product beside the columns. */
  product?: NavigationProduct;
}

export interface NavigationColumn {
  /** Empty for a list without a heading, as of brands. */
  label: string;
  to: string;
  links: readonly { label: string; to: string }[];
}

export interface NavigationProduct {
  spuId: number;
  shopId: number;
  picUrl: string;
  name: string;
}

export const opensPanel = ({ columns, product }: NavigationEntry): boolean =>
  columns !== undefined || product !== undefined;
