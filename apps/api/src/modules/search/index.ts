export { SEARCHED, type SearchEngine, type Searched, searchEngine } from './search-engine.ts';
