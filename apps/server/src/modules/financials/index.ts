// Public API of financials.
export { financialsFeature } from './feature.ts';
export { rewriteDemoPayouts } from './demo/rewrite-demo-payouts.ts';
export { rewriteDemoAccounts } from './demo/rewrite-demo-accounts.ts';
export { findPayoutNews } from './telling/find-payout-news.ts';
export { tellOfPayoutEvents } from './telling/tell-of-payout-events.ts';
