// Front door of the credentials: licences and accreditations of clinics and their clinicians, as admins check them.
export { credentialsRoutes } from './admin/credentials.routes.ts';
export { credentialsFeature } from './feature.ts';
