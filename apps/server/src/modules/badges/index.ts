// Public API of badges: the counts in the navigation of clinics and organizations.
export { badgesFeature } from './feature.ts';
