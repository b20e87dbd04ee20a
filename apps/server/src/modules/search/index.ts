// Front door of the search.
export type { SearchDocument } from './documents/document.ts';
export { putSearchDocuments, rebuildSearchTerms, removeSearchDocuments } from './documents/put-search-documents.ts';
