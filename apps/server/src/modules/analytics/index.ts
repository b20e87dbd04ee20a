// Public API of analytics: counts over time.
export { analyticsFeature } from './feature.ts';
