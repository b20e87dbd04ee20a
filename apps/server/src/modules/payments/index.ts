// Public API of payments.
export { paymentsFeature } from './feature.ts';
export { rewriteDemoPayments } from './demo/rewrite-demo-payments.ts';
export { findPaymentNews } from './telling/find-payment-news.ts';
export { tellOfPaymentEvents } from './telling/tell-of-payment-events.ts';
