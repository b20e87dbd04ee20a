// Public API of payments.
export { paymentsFeature } from './feature.ts';
export { rewriteDemoDisputes } from './demo/rewrite-demo-disputes.ts';
export { rewriteDemoPayments } from './demo/rewrite-demo-payments.ts';
export { rewriteDemoRequests } from './demo/rewrite-demo-requests.ts';
export { findPaymentNews } from './telling/find-payment-news.ts';
export { tellOfPaymentEvents } from './telling/tell-of-payment-events.ts';
export { writeEntry } from './ledger/ledger.repo.ts';
export {
  adjustmentPostings,
  feePercent,
  paidOutPostings,
  payoutPostings,
  returnedPostings,
} from './ledger/ledger.rules.ts';
export type { DisputeRow, PaymentRow, RefundRow } from './payment.lifecycles.ts';
export { lockPayment, lockRefund, refundableOf } from './payments.repo.ts';
export { decideOnRefund, refundByAdmin } from './refund-money.ts';
export { receiptNumber, refundNumber } from './receipts/receipt-number.ts';
export { sendRefundJob } from './payments.jobs.ts';
export { endRequestOf } from './requests/end-with-booking.ts';
