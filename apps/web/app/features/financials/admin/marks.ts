import type { Adjustment, AdminRefund } from '@travesia/contracts/financials';
import type { Mark } from '../marks.ts';

/** Tone and icon of each status, shown beside its label; those of payments and payouts are in `../marks.ts`. */
export const REFUND_MARKS: Readonly<Record<AdminRefund['status'], Mark>> = {
  waiting_for_approval: { tone: 'warning', icon: 'clock-alert' },
  requested: { tone: 'info', icon: 'clock' },
  submitted: { tone: 'info', icon: 'send' },
  succeeded: { tone: 'success', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'circle-alert' },
  rejected: { tone: 'neutral', icon: 'circle-x' },
};

export const ADJUSTMENT_MARKS: Readonly<Record<Adjustment['status'], Mark>> = {
  waiting_for_approval: { tone: 'warning', icon: 'clock-alert' },
  booked: { tone: 'success', icon: 'circle-check' },
  rejected: { tone: 'neutral', icon: 'circle-x' },
};
