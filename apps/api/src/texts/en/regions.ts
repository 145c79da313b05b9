import type { RegionNames } from '../texts.ts';

export default {} satisfies RegionNames;
