import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';

/** No characters that look like others: 0 O o, 1 I l i, 5 S, 2 Z, 8 B, 9 g q, u v, c C. */
const CHARACTERS = '34679ADEFGHJKLMNPQRTUWXY';
const LENGTH = 4;
const CELL = { width: 32, height: 44 };
const SHOWN_AT_DPI = 144;
const PAPER = '#f5f2ec';
/** Dark enough on the paper for anybody who can read text. */
const INKS = ['#2b2a27', '#6d3a12', '#22485c', '#4a2f5e', '#2f5233'];

const pick = <T>(choices: ArrayLike<T>): T => {
  const choice = choices[randomInt(choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
};

/** A text of 4 characters and its picture as PNG. Glyphs are drawn as paths: no font of the machine is needed. */
export async function drawPicture(): Promise<{ text: string; png: Buffer }> {
  // Chosen here and not by the library, whose random numbers can be foreseen from what it has shown before.
  const text = Array.from({ length: LENGTH }, () => pick(CHARACTERS)).join('');
  const cells = [...text].map((character, index) => drawCell(character, index * CELL.width));
  const width = LENGTH * CELL.width;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CELL.height}"><rect width="100%" height="100%" fill="${PAPER}"/>${cells.join('')}</svg>`;
  return {
    text,
    png: await sharp(Buffer.from(svg), { density: SHOWN_AT_DPI }).png({ compressionLevel: 9 }).toBuffer(),
  };
}

function drawCell(character: string, x: number): string {
  const { data } = svgCaptcha.create({ ...CELL, size: 1, charPreset: character, noise: 2, fontSize: 48 });
  const ink = pick(INKS);
  return data
    .replace('<svg ', `<svg x="${x}" `)
    .replace(/ stroke="[^"]*"/g, ` stroke="${pick(INKS)}" stroke-opacity=".7"`)
    .replace(/ fill="#[^"]*"/g, ` fill="${ink}" stroke="${ink}" stroke-width=".7"`);
}
