import type { ReactElement, ReactNode } from 'react';
import type { NavigationEntry } from '../src/features/navigation/navigation-entry.ts';

/** One row of the sheet: its name at the left, its examples at the right. */
export function Sheet({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-12 lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-x-12">
      <h2 className="type-label pt-0.5">{name}</h2>
      <div>{children}</div>
    </section>
  );
}

/** A stand-in picture: a plain garment on its ground. */
export function drawn(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="#efece7"/><path d="M230 180l70 34 70-34 80 60 34 240-58 20-24-150v280H198V350l-24 150-58-20 34-240z" fill="${colour}"/></svg>`,
  )}`;
}

const links = (labels: string): { label: string; to: string }[] =>
  labels.split(', ').map((label) => ({ label, to: `/${label}` }));

export const navigation: readonly NavigationEntry[] = [
  { key: 'new', label: 'New in', to: '/a' },
  { key: 'sale', label: 'Sale', to: '/b', isAccent: true },
  {
    key: 'clothing',
    label: 'Clothing',
    to: '/c',
    columns: [
      {
        label: 'Clothing',
        to: '/Clothing',
        links: links('All clothing, Coats, Jackets, Dresses, Knitwear, Shirts and blouses, Skirts, Trousers'),
      },
      { label: 'Occasion', to: '/Occasion', links: links('Work, Evening, Weddings, Travel') },
      { label: 'Material', to: '/Material', links: links('Wool, Cashmere, Silk, Linen, Leather') },
      { label: 'Shops', to: '/Shops', links: links('Maison Verrière, Atelier Colbert, Kanzlei Berlin') },
    ],
  },
  {
    key: 'shoes',
    label: 'Shoes',
    to: '/e',
    columns: [{ label: 'Shoes', to: '/Shoes', links: links('All shoes, Boots') }],
  },
  { key: 'bags', label: 'Bags', to: '/f' },
];
