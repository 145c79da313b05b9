/** What the category bar and the side menu show, whatever it was made from. */
export interface NavigationEntry {
  key: string;
  label: string;
  to: string;
  /** The one entry in the accent: reductions. */
  isAccent?: boolean;
  /** What opens under the entry; without columns it is a plain link. */
  columns?: readonly NavigationColumn[];
  featured?: FeaturedProduct;
}

export interface NavigationColumn {
  label: string;
  links: readonly { label: string; to: string }[];
}

/** One product shown at the right of the open panel. */
export interface FeaturedProduct {
  to: string;
  picture: string;
  brand: string;
  name: string;
}
