// Public API of city guides.
export { guidesFeature } from './feature.ts';
