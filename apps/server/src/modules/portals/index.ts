// Front door of the portals: the own pages of clinics and organizations.
export { noBookingsYet } from './clinic/bookings-of-clinic.ts';
export { portalsRoutes } from './portals.routes.ts';
export { portalsFeature } from './feature.ts';
