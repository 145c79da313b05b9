/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST_PIXELS = 1_000;

/**
 * The square as a picture of its own.
 *
 * @throws where the browser cannot read the picture
 */
export async function cropPicture(file: File, { x, y, width, height }: Square): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.max(1, Math.min(MOST_PIXELS, Math.round(Math.min(width, height))));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be drawn');
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' });
}
