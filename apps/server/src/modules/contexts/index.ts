// Front door of contexts: whom calls are made for.
export { takeSideOf } from './take-side.ts';
export { contextsFeature } from './feature.ts';
