export { createSearch, type ProviderMatches, type Search } from './create-search.ts';
export type { SearchDocument } from './documents/document.ts';
export { foldWords, tellingWords } from './words/fold.ts';
export { allowedEdits, editDistance } from './words/spelling.ts';
export { stem } from './words/stem.ts';
export { putSearchDocuments, removeSearchDocuments } from './documents/put-search-documents.ts';
export type { Asked, SearchListers } from './endpoints/search-everything.ts';
export { searchRoutes } from './search.routes.ts';
export type { Understanding } from './understand/understand.ts';
