import type { Adjustment, AdminRefund, DeskDispute, DeskPayment, Payout } from '@travesia/contracts/financials';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

interface Mark {
  tone: Tone;
  icon: IconName;
}

/** Tone and icon of each status, shown beside its label. */
export const PAYMENT_MARKS: Readonly<Record<DeskPayment['status'], Mark>> = {
  requires_payment: { tone: 'warning', icon: 'clock' },
  processing: { tone: 'info', icon: 'circle-dashed' },
  succeeded: { tone: 'success', icon: 'circle-check' },
  partially_refunded: { tone: 'neutral', icon: 'undo-2' },
  refunded: { tone: 'neutral', icon: 'undo-2' },
  failed: { tone: 'danger', icon: 'circle-x' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
  disputed: { tone: 'danger', icon: 'scale' },
};

export const REFUND_MARKS: Readonly<Record<AdminRefund['status'], Mark>> = {
  waiting_for_approval: { tone: 'warning', icon: 'clock-alert' },
  requested: { tone: 'info', icon: 'clock' },
  submitted: { tone: 'info', icon: 'send' },
  succeeded: { tone: 'success', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'circle-alert' },
  rejected: { tone: 'neutral', icon: 'circle-x' },
};

export const DISPUTE_MARKS: Readonly<Record<DeskDispute['status'], Mark>> = {
  needs_response: { tone: 'danger', icon: 'clock-alert' },
  under_review: { tone: 'warning', icon: 'scale' },
  won: { tone: 'success', icon: 'circle-check' },
  lost: { tone: 'danger', icon: 'circle-x' },
};

export const PAYOUT_MARKS: Readonly<Record<Payout['status'], Mark>> = {
  on_its_way: { tone: 'info', icon: 'send' },
  paid: { tone: 'success', icon: 'circle-check' },
  returned: { tone: 'danger', icon: 'undo-2' },
};

export const ADJUSTMENT_MARKS: Readonly<Record<Adjustment['status'], Mark>> = {
  waiting_for_approval: { tone: 'warning', icon: 'clock-alert' },
  booked: { tone: 'success', icon: 'circle-check' },
  rejected: { tone: 'neutral', icon: 'circle-x' },
};
