import { defineNotices } from '../../../lib/feature/notices.ts';
import { paymentsNoticeTexts } from './texts.ts';

export const paymentsNotices = defineNotices(paymentsNoticeTexts, {
  payment_failed: { icon: 'triangle-alert', title: 'payment_failed.title', text: 'payment_failed.text' },
  payment_returned: { icon: 'undo-2', title: 'payment_returned.title', text: 'payment_returned.text' },
  refund_paid: { icon: 'coins', title: 'refund_paid.title', text: 'refund_paid.text' },
  dispute_opened: { icon: 'shield-alert', title: 'dispute_opened.title', text: 'dispute_opened.text' },
});
