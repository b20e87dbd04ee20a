// Front door of the portals: the own pages of clinics and organizations.
export { portalsFeature } from './feature.ts';
