export { indexAll } from './index-all.ts';
export { SEARCHED, type SearchEngine, type Searched, searchEngine } from './search-engine.ts';
