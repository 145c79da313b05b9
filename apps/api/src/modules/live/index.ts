export { livePages } from './live-pages.ts';
