export { indexAll } from './index-all.ts';
export { SEARCHED, type SearchEngine, type Searched, searchEngine, type Wanted, type Within } from './search-engine.ts';
