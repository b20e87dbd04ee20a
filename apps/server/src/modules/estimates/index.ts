// Front door of the estimates: what a whole trip costs.
export { estimatesFeature } from './feature.ts';
