// The cloth room: one name for every weave, print and hide.
export * from './fabric/figured.ts';
export * from './fabric/hides.ts';
export * from './fabric/knitted.ts';
export * from './fabric/woven.ts';
