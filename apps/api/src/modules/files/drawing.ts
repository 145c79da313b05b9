import { isProductKey, KINDS, type Look, SCENES, type Shape, type View } from '@passage/studio';

/** What can be drawn at a path below /files/. */
export type Drawing =
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'scene'; readonly key: string; readonly shape: Shape }
  | { readonly kind: 'product'; readonly key: string; readonly view: View; readonly look: Look };

/**
 * What stands at a path below /files/, without drawing it: art/<key>/<view>.svg and art2/<key>/<view>.svg (the editorial
 * look) of a product, scene/<key>/<shape>.svg, and qr/<text>.svg, the QR code of an account or a wallet.
 *
 * @returns undefined for a path that names no drawing
 */
export function drawingAt(path: string): Drawing | undefined {
  // Letters and digits alone: a code of ours must not lead anywhere.
  const [, text] = /^qr\/([\w-]{1,100})\.svg$/.exec(path) ?? [];
  if (text !== undefined) return { kind: 'qr', text };
  const [, kind, key, part] = /^(art|art2|scene)\/([\w.-]{1,100})\/(\w+)\.svg$/.exec(path) ?? [];
  if (kind === undefined || key === undefined) return undefined;
  if (kind === 'scene') {
    const isShape = part === 'wide' || part === 'tall' || part === 'square';
    return isShape && SCENES.includes(key) ? { kind, key, shape: part } : undefined;
  }
  if ((part !== 'front' && part !== 'detail') || !isProductKey(key)) return undefined;
  return { kind: 'product', key, view: part, look: kind === 'art2' ? 'editorial' : 'packshot' };
}

const SUITABLE = new Set(KINDS.flatMap(({ kind, colourways }) => colourways.map((colour) => `${kind}.${colour}`)));

/** Whether the studio's own catalogue names it: its scenes, and each kind of product in the colours that suit it. */
export const isOfStudio = (drawing: Drawing): boolean =>
  drawing.kind === 'scene' || (drawing.kind === 'product' && SUITABLE.has(drawing.key));
