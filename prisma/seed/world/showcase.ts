import type { Population } from './categories.ts';

export interface ShowcasePiece {
  readonly population: Population;
  readonly kind: string;
  readonly category: string;
  readonly material: string;
  readonly cloth: string;
  readonly colours: readonly string[];
  readonly brand: string;
  readonly dollars: number;
  /** Which of the kind's names. */
  readonly name: number;
}

/** The first pieces of the main store, chosen by eye: a first page should look like a window, not like a stockroom. */
const TABLE = `
female coat wool-coats wool plain camel,charcoal verriere 1290 0
female slip-dress slip-dresses satin plain wine,bottle ondine 480 0
female shoulder-bag leather-shoulder-bags calf plain cognac,black sellier-freres 1150 1
female sweater merino-jumpers merino rib ecru,navy tricot-du-nord 265 1
female boot ankle-boots leather plain black,cognac lune 540 1
female trousers wide-leg-trousers wool plain charcoal,ecru colbert 395 0
female wrap-dress wrap-dresses viscose floral ink encre 390 0
female tote canvas-totes canvas plain ecru,navy bellavigna 320 1
female trench trench-coats gabardine plain stone,ink verriere 1090 1
female loafer loafers calf plain oxblood,black lune 460 0
female pleated-skirt pleated-skirts crepe plain dove,bottle colbert 360 1
female cardigan cashmere-cardigans cashmere plain oat,rose inverlochan 520 0
female earrings gold-earrings gold-plate plain brass merle 140 2
female shirt silk-shirts silk plain blush,white yunzhai 340 1
female pump evening-pumps satin plain oxblood nocturne 470 0
female scarf wool-scarves wool tartan camel,ink inverlochan 180 1
female blazer blazers wool houndstooth dove kanzlei 820 1
female jeans straight-jeans denim plain indigo,ecru kawagishi 260 0
female gown evening-gowns velvet plain bottle nocturne 1680 1
female sunglasses acetate-sunglasses acetate tortoise camel,oxblood zanon 290 1
female knit-dress wool-knit-dresses merino plain oxblood,black havrefin 420 1
female ballet-flat ballet-flats nappa plain blush,black almendra 280 1
female clutch evening-clutches satin plain brass nocturne 390 1
female puffer puffer-jackets recycled-nylon plain sage lind-aagaard 490 0
male coat overcoats wool herringbone charcoal,camel verriere 1350 1
male sneaker leather-trainers leather plain white,ecru pas-perdus 260 3
male shirt cotton-shirts poplin stripe white,sky pembroke 195 0
male sweater merino-jumpers merino cable bottle,ecru fjallby 290 0
male tote leather-totes leather plain espresso,black sellier-freres 780 3
male trousers cotton-trousers corduroy plain cocoa,moss alfaiate 240 2
male boot suede-boots suede plain stone,espresso tsukikage 490 0
male bomber bomber-jackets nylon plain bottle,navy lind-aagaard 380 0
male blazer blazers linen plain ink,oat malvasia 790 1
male jeans straight-jeans denim plain denim,indigo ponente 220 2
male rollneck cashmere-jumpers cashmere plain oxblood,charcoal inverlochan 460 1
male cap caps cotton plain ink,camel ardoise 85 1
male loafer suede-loafers suede plain tan,navy lune 430 3
male polo polo-shirts merino plain navy,rust pembroke 190 1
male trench trench-coats gabardine plain bottle,stone harrow 980 0
male scarf cashmere-scarves cashmere plain rust,dove inverlochan 240 2
male tee t-shirts jersey breton white,navy ardoise 75 4
male backpack nylon-backpacks recycled-nylon plain moss,black bellavigna 290 1
male sunglasses metal-sunglasses metal plain brass zanon 310 2
male watch leather-strap-watches leather plain cognac seidl 690 1
children kid-dress cotton-dresses cotton gingham sky,blush preau 92 0
children dungarees boys-dungarees denim plain denim,indigo murmelhaus 98 0
children sneaker children-trainers leather plain white,sky murmelhaus 85 2
children kid-sweater boys-jumpers merino breton ecru,navy tricot-du-nord 88 0
children kid-coat girls-wool-coats wool plain camel,bottle preau 190 3
children cap children-caps corduroy plain rust,navy ponente 38 0
children baby-grow cotton-baby-grows organic-cotton plain mint,ecru poucets 54 2
children kid-dress corduroy-dresses corduroy plain bottle,rust preau 98 1
children cardigan girls-cardigans merino fairisle rose,oat havrefin 96 0
children tee boys-t-shirts jersey stripe white,butter ardoise 32 0
children boot children-leather-boots leather plain cognac,navy murmelhaus 120 3
children puffer boys-puffers recycled-nylon plain rust,slate lind-aagaard 165 2
children beanie children-beanies merino rib butter,bottle tricot-du-nord 34 2
children jeans boys-jeans denim plain denim ponente 78 2
children kid-shoes children-leather-shoes leather plain oxblood,navy murmelhaus 92 1
children backpack children-backpacks recycled-nylon plain rust,navy murmelhaus 78 2
`;

const POPULATION_OF: Readonly<Record<string, Population>> = { female: 'female', male: 'male', children: 'children' };

export const SHOWCASE: readonly ShowcasePiece[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [who = '', kind = '', category = '', material = '', cloth = '', colours = '', brand = '', dollars, name] =
      row.split(' ');
    const population = POPULATION_OF[who];
    if (population === undefined) throw new Error(`nobody is called ${who}`);
    return {
      population,
      kind,
      category,
      material,
      cloth,
      colours: colours.split(','),
      brand,
      dollars: Number(dollars),
      name: Number(name),
    };
  });
