import { defineFeature } from '../kit/index.ts';
import { financialsProblems } from './financials.problems.ts';
import { accountNotices, payoutNotices } from './payout-notices.ts';

export const financialsFeature = defineFeature({
  problems: financialsProblems,
  audit: {
    'financials.payout_begun': 'bookings',
    'financials.payout_paid': 'bookings',
    'financials.payout_returned': 'bookings',
    'financials.adjustment_asked': 'bookings',
    'financials.adjustment_booked': 'bookings',
    'financials.adjustment_rejected': 'bookings',
    'financials.statement_exported': 'bookings',
    'financials.payments_exported': 'bookings',
    'financials.payouts_exported': 'bookings',
    'financials.account_set': 'clinics',
    'financials.account_refused': 'clinics',
    'financials.account_verified': 'clinics',
    'financials.account_revealed': 'clinics',
    'financials.transfers_exported': 'bookings',
  },
  notifications: { ...payoutNotices, ...accountNotices },
});
