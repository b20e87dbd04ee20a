// Public API of credentials: licenses and accreditations of clinics and their clinicians, as verified by admins.
export { credentialsRoutes } from './admin/credentials.routes.ts';
export { credentialsFeature } from './feature.ts';
