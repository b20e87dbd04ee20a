// Front door of contexts: whom calls are made for.
export { contextsRoutes } from './contexts.routes.ts';
export { takeSideOf } from './take-side.ts';
export { contextsFeature } from './feature.ts';
