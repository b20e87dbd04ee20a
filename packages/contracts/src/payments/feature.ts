import { defineFeature } from '../kit/index.ts';
import { paymentNotices } from './payment-notices.ts';
import { paymentsProblems } from './payments.problems.ts';

export const paymentsFeature = defineFeature({
  problems: paymentsProblems,
  audit: {
    'payments.begun': 'bookings',
    'payments.succeeded': 'bookings',
    'payments.failed': 'bookings',
    'payments.cancelled': 'bookings',
    'payments.refund_requested': 'bookings',
    'payments.refund_submitted': 'bookings',
    'payments.refund_paid': 'bookings',
    'payments.refund_failed': 'bookings',
    'payments.refund_approval_asked': 'bookings',
    'payments.refund_approved': 'bookings',
    'payments.refund_rejected': 'bookings',
    'payments.balance_requested': 'bookings',
    'payments.balance_paid': 'bookings',
    'payments.balance_withdrawn': 'bookings',
    'payments.balance_expired': 'bookings',
    'payments.dispute_opened': 'bookings',
    'payments.evidence_added': 'bookings',
    'payments.evidence_removed': 'bookings',
    'payments.evidence_read': 'privacy',
    'payments.answer_submitted': 'bookings',
    'payments.answer_sent': 'bookings',
    'payments.answer_refused': 'bookings',
    'payments.dispute_reviewed': 'bookings',
    'payments.dispute_won': 'bookings',
    'payments.dispute_lost': 'bookings',
  },
  notifications: paymentNotices,
});
