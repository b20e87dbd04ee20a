// Public API of financials.
export { financialsFeature } from './feature.ts';
export { rewriteDemoPayouts } from './demo/rewrite-demo-payouts.ts';
