// Public API of records: medical records of patients and their shares.
export { addDemoPapers } from './demo/commands/add-demo-papers.ts';
export { type DemoRecord, rewriteDemoVault, takeDemoVault } from './demo/demo-vault.ts';
export { recordsFeature } from './feature.ts';
export { keyOf, type SentRecords, sentRecords } from './sent/sent-records.ts';
export { findFiled } from './discharge/find-filed.ts';
export { findEmergencyNews } from './emergencies/find-emergency-news.ts';
export { findRequestNews } from './requests/find-request-news.ts';
export { findShareNews } from './shares/find-share-news.ts';
