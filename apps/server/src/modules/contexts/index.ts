// Public API of contexts: which clinic or organization a request acts for, and what its user may hear.
export { liveRightsOf } from './live-rights.ts';
export { takeSideOf } from './take-side.ts';
export { contextsFeature } from './feature.ts';
