/** Which names are one: a name in any case, and whatever passes for it in one of its ways of writing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

/** Letters that pass for one another as they stand, capitals and small letters each by their own look. */
const LOOK_ALIKES = [
  ...[
    'AΑА',
    'BΒВ',
    'CС',
    'EΕЕ',
    'HΗН',
    'IΙІ',
    'JЈ',
    'KΚК',
    'MΜМ',
    'NΝ',
    'OΟОՕ',
    'PΡР',
    'SЅՏ',
    'TΤТ',
    'UՍ',
    'VѴ',
    'XΧХ',
  ],
  ...['YΥҮ', 'ZΖ', 'ΓГ', 'ΛЛ', 'ΠП', 'ΣƩ', 'ΦФՓ'],
  ...[
    'aαа',
    'cс',
    'eе',
    'hһհ',
    'iιі',
    'jјյ',
    'nηո',
    'oοоօσ',
    'pρр',
    'qԛզ',
    'rг',
    'sѕ',
    'uυս',
    'vνѵ',
    'wԝա',
    'xχх',
    'yγу',
  ],
  ...['εɛє', 'βß', 'κкĸ', 'вʙ', 'нʜ', 'мᴍ', 'τтᴛ', 'δծ', 'lӏ'],
].map((letters) => [...letters]);

/** What alphabets a name is of; the last letter of Greek words is their own. */
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzßæœø',
  ...'αβγδεζηθικλμνξοπρσςτυφχψω',
  ...'абвгдежзийклмнопрстуфхцчшщъыьэюяіїјєґѕљњђ',
  ...'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ',
];
/** Letters of which the capital and the small one pass for different letters. */
const TWO_FACED = [...'ηνυγεβσςгбзӏ'];
const letter = fc
  .oneof(fc.constantFrom(...LETTERS), fc.constantFrom(...TWO_FACED))
  .chain((small) => fc.constantFrom(small, small, [...small.toUpperCase()].length === 1 ? small.toUpperCase() : small));
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const shopName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const titled = (text: string) =>
  text.toLowerCase().replace(/(^| )(\S)/g, (_, space: string, first: string) => space + first.toUpperCase());
const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
/** The ways in which names are written: as it is, small, capitals, with a capital at its start or at each word. */
const writtenForm = (name: string) =>
  fc.constantFrom(name, name.toLowerCase(), name.toUpperCase(), sentence(name), titled(name));

/** The text with some of its letters, those that `choices` hits, put through `change`. */
const changed = (text: string, choices: readonly number[], change: (letter: string, choice: number) => string) =>
  [...text].map((each, at) => change(each, choices[at % choices.length] ?? 0)).join('');
const choices = fc.array(fc.nat(20), { minLength: 1, maxLength: 24 });

describe('the keys of a shop’s name', async () => {
  const { world } = await startApi();
  const areOne = async (pairs: readonly (readonly [string, string])[]): Promise<boolean[]> =>
    (
      await world.query<{ are_one: boolean }>(
        `select passage.shop_name_keys(one) && passage.shop_name_keys(other) as are_one
         from unnest($1::text[], $2::text[]) with ordinality as pair (one, other, place) order by place`,
        [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
      )
    ).map(({ are_one }) => are_one);
  const expectAll = async (pairs: readonly (readonly [string, string])[], expected: boolean) => {
    const found = await areOne(pairs);
    expect(pairs.filter((_, at) => found[at] !== expected)).toEqual([]);
    expect(found).toHaveLength(pairs.length);
  };

  it('fault:security-56 a Greek, Cyrillic, Armenian or Latin name is one with itself in any case, letter by letter', async () => {
    const variant = fc
      .tuple(shopName, choices)
      .map(([name, chosen]): [string, string] => [
        name,
        changed(name, chosen, (each, choice) => (choice % 2 === 0 ? each.toLowerCase() : each.toUpperCase())),
      ]);
    await fc.assert(
      fc.asyncProperty(fc.array(variant, { minLength: 1, maxLength: 20 }), (pairs) => expectAll(pairs, true)),
      { numRuns: 60 },
    );
  });

  it('fault:security-56 a name is one with whatever passes for one of its ways of writing, some letters of it or all', async () => {
    const impostor = fc
      .tuple(shopName, choices)
      .chain(([name, chosen]) => fc.tuple(fc.constant(name), writtenForm(name), fc.constant(chosen)))
      .map(([name, written, chosen]): [string, string] => [
        name,
        changed(written, chosen, (each, choice) => {
          const alike = LOOK_ALIKES.find((letters) => letters.includes(each)) ?? [each];
          return alike[choice % alike.length] ?? each;
        }),
      ]);
    await fc.assert(
      fc.asyncProperty(fc.array(impostor, { minLength: 1, maxLength: 20 }), (pairs) => expectAll(pairs, true)),
      { numRuns: 120 },
    );
  });

  it('fault:security-56 Latin names that differ by a letter stay apart, each with one key', async () => {
    const ascii = fc.stringMatching(/^[A-Za-z0-9]{1,12}( [A-Za-z0-9]{1,8})?$/);
    // Another letter or figure in one place, whichever it is.
    const other = fc.tuple(ascii, fc.nat(20), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'));
    const apart = other
      .map(([name, place, put]): [string, string] => {
        const at = place % name.length;
        return [name, name.slice(0, at) + put + name.slice(at + 1)];
      })
      .filter(([one, two]) => one.toLowerCase() !== two.toLowerCase() && !two.includes('  '));
    await fc.assert(
      fc.asyncProperty(fc.array(apart, { minLength: 1, maxLength: 20 }), async (pairs) => {
        await expectAll(pairs, false);
        const counts = await world.query<{ keys: number }>(
          'select cardinality(passage.shop_name_keys(name)) as keys from unnest($1::text[]) as name',
          [pairs.map(([name]) => name)],
        );
        expect(new Set(counts.map(({ keys }) => keys))).toEqual(new Set([1]));
      }),
      { numRuns: 120 },
    );
    await expectAll(
      [
        ['nova', 'vova'],
        ['Hat', 'Nat'],
        ['Yuan', 'Uuan'],
        ['Hana', 'Nana'],
        ['Mail', 'Mall'],
      ],
      false,
    );
  });

  it('native names of other alphabets stay apart from one another', async () => {
    const names = [
      ...['かき', 'がき', 'はは', 'ぱぱ', '北京', '東京', '서울', '서을', 'Дом', 'Том', 'Гора', 'Кора', 'Заря', 'Варя'],
      ...[
        'Νίκη',
        'Νίκος',
        'Νύξ',
        'Ήρα',
        'Ώρα',
        'Արև',
        'Արաքս',
        'Մայր',
        'Հայր',
        'Atelier 1',
        'Atelier 11',
        'Vera',
        'Nera',
      ],
    ];
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));
    await expectAll(pairs, false);
  });

  it('letters with two spellings are one: ß, æ and œ, small capitals, accents of Greek, signs before a name', async () => {
    await expectAll(
      [
        ['Северный Дом', 'СЕВЕРНЫЙ ДОМ'],
        ['Straße', 'STRASSE'],
        ['Straße', 'Straβe'],
        ['Œuvre', 'oeuvre'],
        ['Atelier', 'ᴀᴛᴇʟɪᴇʀ'],
        ['Νύξη', 'ΝΥΞΗ'],
        ['νησος', 'N\u200bησος'],
        ['ΝΕΑ ΝΗΣΟΣ', 'Nεα vnσος'],
        ['νεα νησος', 'Nεα Nησος'],
        ['Νεα Νησος', 'vεα vησος'],
        ['Νεα Νησος', 'ΝΕΑ ΝHΣΟΣ'],
        ['«νησος-ηλιος»', '«Nησος-Hλιος»'],
        ['Apple', 'Appӏe'],
      ],
      true,
    );
  });
});
