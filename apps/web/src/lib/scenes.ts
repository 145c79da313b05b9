/** The address of a drawn scene, such as a zone's or a hero: wide is 16:9, tall 3:4, square 1:1. */
export function scenePicture(key: string, shape: 'wide' | 'tall' | 'square'): string {
  return `/files/scene/${key}/${shape}.svg`;
}
