// The house palette: quiet cloth colours, and for each the two companions its patterns are woven with.
export interface Colourway {
  readonly hex: string;
  readonly name: string;
}

interface Entry extends Colourway {
  readonly second: string;
  readonly third: string;
}

const entry = (name: string, hex: string, second: string, third: string): Entry => ({ name, hex, second, third });

const TABLE = {
  white: entry('White', '#f4f2ee', '#8fa6c4', '#2c3442'),
  ecru: entry('Ecru', '#e6dcca', '#2c3442', '#9a5a3c'),
  oat: entry('Oat', '#d8c9b2', '#7d6248', '#4d5b4c'),
  butter: entry('Butter', '#e7d5a2', '#9a6a3c', '#5d7a57'),
  camel: entry('Camel', '#b89270', '#6d4632', '#efe4d2'),
  tan: entry('Tan', '#a8815c', '#5d3f2b', '#ead9bf'),
  cognac: entry('Cognac', '#8a5a3e', '#3f281c', '#e3c39b'),
  rust: entry('Rust', '#9d6045', '#5a2f22', '#e9cfae'),
  terracotta: entry('Terracotta', '#b9705a', '#6f3a30', '#f1dcc6'),
  cocoa: entry('Cocoa', '#5d4334', '#c9a987', '#e6dcca'),
  espresso: entry('Espresso', '#3d2e27', '#a98a70', '#e6dcca'),
  stone: entry('Stone', '#cbbfa9', '#857660', '#4a4438'),
  greige: entry('Greige', '#c4b8a8', '#75685a', '#efe8db'),
  dove: entry('Dove', '#b3b1ae', '#55565c', '#efece6'),
  slate: entry('Slate', '#6d7783', '#39414c', '#dfe2e4'),
  charcoal: entry('Charcoal', '#45464a', '#8b8c90', '#d3cdc2'),
  black: entry('Black', '#26262a', '#e9e4da', '#8a8580'),
  navy: entry('Navy', '#2c3442', '#e6dcca', '#8e3f3c'),
  ink: entry('Ink', '#272c38', '#d9cdb8', '#6d3034'),
  indigo: entry('Indigo', '#3a4658', '#c9d2dc', '#b98a5a'),
  denim: entry('Denim', '#75879b', '#3f4e62', '#e6dcca'),
  sky: entry('Sky', '#b9cadb', '#5f7a9a', '#f4f2ee'),
  teal: entry('Teal', '#3f6066', '#cfdcd6', '#d9a878'),
  bottle: entry('Bottle', '#2f443b', '#c9b182', '#1c2823'),
  moss: entry('Moss', '#6c7257', '#3a402f', '#e3dbc0'),
  sage: entry('Sage', '#94a08d', '#4d5b4c', '#f1ece0'),
  mint: entry('Mint', '#c3d3c4', '#5d7f6c', '#f6f2e8'),
  oxblood: entry('Oxblood', '#592b2e', '#e8cdbf', '#2b1517'),
  wine: entry('Wine', '#6f3340', '#e6c7c0', '#351820'),
  plum: entry('Plum', '#55414f', '#d9c4cc', '#2b1f29'),
  rose: entry('Rose', '#c98f88', '#7a3f44', '#f6e6dc'),
  blush: entry('Blush', '#ddb9ac', '#a5635c', '#fbf1ea'),
  lilac: entry('Lilac', '#b7adc4', '#6a5c7d', '#f3eff4'),
  brass: entry('Gold', '#c0a062', '#8a6a34', '#f0e2bf'),
  silver: entry('Silver', '#b9bbbf', '#7b7e85', '#f3f3f3'),
} as const satisfies Record<string, Entry>;

export type ColourKey = keyof typeof TABLE;

export const COLOURWAYS: Readonly<Record<string, Colourway>> = Object.fromEntries(
  Object.entries(TABLE).map(([key, { hex, name }]) => [key, { hex, name }]),
);

export const companions = (key: ColourKey): Entry => TABLE[key];
export const isColour = (key: string): key is ColourKey => Object.hasOwn(TABLE, key);
