// Public API of credentials: licenses and accreditations of clinics and their clinicians, as verified by admins.
export { credentialsRoutes } from './admin/credentials.routes.ts';
export { type DemoDocument, rewriteDemoUpkeep, takeDemoRecords } from './demo/rewrite-demo-upkeep.ts';
export { credentialsFeature } from './feature.ts';
export { filesOfRecords, insertDocuments } from './upkeep/documents.repo.ts';
export { findClinicInCare, listKept, listDocuments, upkeepOf } from './upkeep/upkeep.repo.ts';
export { keptRow } from './upkeep/list-kept.ts';
