import { defineNotices } from '../../../lib/feature/notices.ts';
import { paymentsNoticeTexts } from './texts.ts';

export const paymentsNotices = defineNotices(paymentsNoticeTexts, {
  payment_failed: { icon: 'triangle-alert', title: 'payment_failed.title', text: 'payment_failed.text' },
  payment_returned: { icon: 'undo-2', title: 'payment_returned.title', text: 'payment_returned.text' },
  refund_paid: { icon: 'coins', title: 'refund_paid.title', text: 'refund_paid.text' },
  balance_requested: { icon: 'coins', title: 'balance_requested.title', text: 'balance_requested.text' },
  balance_due_soon: { icon: 'clock-alert', title: 'balance_due_soon.title', text: 'balance_due_soon.text' },
  balance_paid: { icon: 'coins', title: 'balance_paid.title', text: 'balance_paid.text' },
  balance_withdrawn: { icon: 'undo-2', title: 'balance_withdrawn.title', text: 'balance_withdrawn.text' },
  balance_failed: { icon: 'triangle-alert', title: 'balance_failed.title', text: 'balance_failed.text' },
  desk_balance_paid: { icon: 'coins', title: 'desk_balance_paid.title', text: 'desk_balance_paid.text' },
  desk_balance_expired: { icon: 'clock-alert', title: 'desk_balance_expired.title', text: 'desk_balance_expired.text' },
  dispute_opened: { icon: 'shield-alert', title: 'dispute_opened.title', text: 'dispute_opened.text' },
  dispute_due_soon: { icon: 'clock-alert', title: 'dispute_due_soon.title', text: 'dispute_due_soon.text' },
  dispute_won: { icon: 'check', title: 'dispute_won.title', text: 'dispute_won.text' },
  dispute_lost: { icon: 'shield-alert', title: 'dispute_lost.title', text: 'dispute_lost.text' },
});
