/** Why a file was not taken: no jpeg or png, over the limit, or one too many. */
export type UploadRefusal = 'type' | 'size' | 'count';

/** For a file input: the picker offers nothing else. */
export const PICTURE_TYPES = 'image/jpeg,image/png,.jpeg,.jpg,.png';

const TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png'];
const ENDINGS = /\.(?:jpe?g|png)$/i;
/** As the server has it. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Why a file cannot be a picture of ours; the server looks at its content again. */
export function checkPicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): UploadRefusal | undefined {
  // Some systems know no type for a file; then its name is all there is.
  const isPicture = type === '' ? ENDINGS.test(name) : TYPES.includes(type);
  if (!isPicture || size === 0) return 'type';
  return size > MAX_BYTES ? 'size' : undefined;
}
