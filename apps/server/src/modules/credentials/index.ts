// Public API of credentials: licenses and accreditations of clinics and their clinicians, as verified by admins.
export { credentialsRoutes } from './admin/credentials.routes.ts';
export { rewriteDemoUpkeep, takeDemoRecords } from './demo/demo-upkeep.repo.ts';
export { credentialsFeature } from './feature.ts';
export { filesOfRecords, insertDocuments } from './upkeep/documents.repo.ts';
export { findClinicInCare, listKept, upkeepOf } from './upkeep/upkeep.repo.ts';
