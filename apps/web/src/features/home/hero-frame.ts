/** How the leading banner lies on every window: the picture beside its words on a tablet, over or under them elsewhere. */
export const HERO_COLUMNS =
  'min-[600px]:max-nav:grid min-[600px]:max-nav:grid-cols-2 min-[600px]:max-nav:items-end min-[600px]:max-nav:bg-ground';
export const HERO_PICTURE =
  'block aspect-[4/5] overflow-hidden bg-ground nav:aspect-auto nav:h-[clamp(30rem,50vw,46rem)] min-[600px]:max-nav:order-2';
export const HERO_FIT = 'size-full object-cover nav:object-[62%_50%]';
