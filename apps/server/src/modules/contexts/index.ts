// Public API of contexts: which clinic or organization a request acts for.
export { takeSideOf } from './take-side.ts';
export { contextsFeature } from './feature.ts';
