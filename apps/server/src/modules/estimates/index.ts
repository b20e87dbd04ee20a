// Public API of estimates: what a whole trip costs.
export { estimatesFeature } from './feature.ts';
