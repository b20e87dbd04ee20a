import type { DeskPayment, Payout } from '@travesia/contracts/financials';
import type { BalanceRequest } from '@travesia/contracts/payments';
import type { Tone } from '../../ui/badge/badge.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

/** How a status looks beside its label. */
export interface Mark {
  tone: Tone;
  icon: IconName;
}

/** Tone and icon of each status of a payment, shown beside its label. */
export const PAYMENT_MARKS: Readonly<Record<DeskPayment['status'], Mark>> = {
  requires_payment: { tone: 'warning', icon: 'clock-alert' },
  processing: { tone: 'info', icon: 'clock' },
  succeeded: { tone: 'success', icon: 'check' },
  partially_refunded: { tone: 'neutral', icon: 'undo-2' },
  refunded: { tone: 'neutral', icon: 'undo-2' },
  failed: { tone: 'danger', icon: 'circle-x' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
  disputed: { tone: 'danger', icon: 'scale' },
};

/** Tone and icon of each status of a request for a balance, and of one whose money is on its way. */
export const REQUEST_MARKS: Readonly<Record<BalanceRequest['status'] | 'being_paid', Mark>> = {
  open: { tone: 'warning', icon: 'clock' },
  being_paid: { tone: 'info', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  withdrawn: { tone: 'neutral', icon: 'undo-2' },
  expired: { tone: 'danger', icon: 'clock-alert' },
};

/** Tone and icon of each status of a payout. */
export const PAYOUT_MARKS: Readonly<Record<Payout['status'], Mark>> = {
  on_its_way: { tone: 'info', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  returned: { tone: 'danger', icon: 'undo-2' },
};
