// Front door of the estimates: what a whole trip costs.
export { estimatesRoutes } from './estimates.routes.ts';
export { estimatesFeature } from './feature.ts';
