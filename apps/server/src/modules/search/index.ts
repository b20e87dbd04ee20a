export { type ProviderMatches, type Search, searchService } from './create-search.ts';
export { NEARBY, type SearchDocument } from './documents/document.ts';
export { foldWords, tellingWords } from './words/fold.ts';
export { allowedEdits, editDistance } from './words/spelling.ts';
export { stem } from './words/stem.ts';
export { putSearchDocuments, removeSearchDocuments } from './documents/put-search-documents.ts';
export { type SearchListers, searchListersService } from './endpoints/search-everything.ts';
export type { Understanding } from './understand/understand.ts';
export { searchFeature } from './feature.ts';
