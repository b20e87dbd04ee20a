// Public API of finder: search for staff.
export { finderFeature } from './feature.ts';
