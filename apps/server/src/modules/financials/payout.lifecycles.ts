import { adjustmentMachine, payoutMachine, payoutPaid, payoutReturned } from '@travesia/contracts/financials';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { adjustments, payouts } from './financials.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;
export type AdjustmentRow = typeof adjustments.$inferSelect;

const columns = { state: 'status', version: 'version' } as const;

/** How a transfer to a clinic moves. */
export const payoutLifecycle = defineLifecycle({
  refused: 'financials.not_possible',
  missing: 'financials.payout_not_found',
  machine: payoutMachine,
  table: payouts,
  columns,
  audit: {
    mark_paid: 'financials.payout_paid',
    return: 'financials.payout_returned',
  },
  events: {
    mark_paid: ({ row }) => says(payoutPaid, { payout_id: row.id }),
    return: ({ row }) => says(payoutReturned, { payout_id: row.id }),
  },
  about: ({ row }) => ({ target: { type: 'payout', id: row.id }, contextProviderId: row.providerId }),
  facts: ({ row }) => ({ amount: row.amountMinor, currency: row.currency }),
  sets: ({ action, reason, at }) => ({ settledAt: at, ...(action === 'return' ? { reason } : {}) }),
});

/** How a correction moves. */
export const adjustmentLifecycle = defineLifecycle({
  refused: 'financials.not_possible',
  missing: 'financials.adjustment_not_found',
  machine: adjustmentMachine,
  table: adjustments,
  columns,
  audit: {
    approve: 'financials.adjustment_booked',
    reject: 'financials.adjustment_rejected',
  },
  about: ({ row }) => ({ target: { type: 'adjustment', id: row.id }, contextProviderId: row.providerId }),
  facts: ({ row }) => ({ amount: row.amountMinor, currency: row.currency }),
  sets: ({ action, reason, at }) => ({ decidedAt: at, ...(action === 'reject' ? { refusal: reason } : {}) }),
});
