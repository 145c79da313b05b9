/** What the category bar and the side menu show, whatever it was made from. */
export interface NavigationEntry {
  key: string;
  label: string;
  to: string;
  /** The one entry in the accent: reductions. */
  isAccent?: boolean;
  /** What opens under the entry; without columns it is a plain link. */
  columns?: readonly NavigationColumn[];
  /** For the product that its panel may show. */
  categoryId?: number;
}

export interface NavigationColumn {
  label: string;
  to: string;
  links: readonly { label: string; to: string }[];
}
