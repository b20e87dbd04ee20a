// Front door of the badges: the numbers beside the pages of clinics and organizations.
export { badgesFeature } from './feature.ts';
