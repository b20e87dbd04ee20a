// Public API of financials.
export { financialsFeature } from './feature.ts';
