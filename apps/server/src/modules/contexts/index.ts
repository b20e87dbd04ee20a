// Front door of contexts: whom calls are made for.
export { contextsPersonalData } from './contexts-personal-data.ts';
export { contextsRoutes } from './contexts.routes.ts';
export { takeSideOf } from './take-side.ts';
export { contextsFeature } from './feature.ts';
