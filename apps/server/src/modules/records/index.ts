// Public API of records: medical records of patients and their shares.
export { recordsFeature } from './feature.ts';
export { findShareNews } from './shares/find-share-news.ts';
