export { createSearch, type Search } from './create-search.ts';
export type { SearchDocument } from './documents/document.ts';
export { putSearchDocuments, rebuildSearchTerms, removeSearchDocuments } from './documents/put-search-documents.ts';
export type { Asked, SearchListers } from './endpoints/search-everything.ts';
export type { PreparedQuery } from './matching/prepare-query.ts';
export { matchCondition, matchScore } from './matching/provider-match.repo.ts';
export { searchRoutes } from './search.routes.ts';
export type { Understanding } from './understand/understand.ts';
