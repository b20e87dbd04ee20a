// Public API of consultations: the rooms of online consultations.
export { consultationsFeature } from './feature.ts';
