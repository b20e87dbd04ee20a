// Public API of payments.
export { paymentsFeature } from './feature.ts';
