// Public API of payments.
export { paymentsFeature } from './feature.ts';
export { rewriteDemoPayments } from './demo/rewrite-demo-payments.ts';
