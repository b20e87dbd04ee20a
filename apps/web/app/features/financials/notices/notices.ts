import { defineNotices } from '../../../lib/feature/notices.ts';
import { payoutNoticeTexts } from './texts.ts';

export const financialsNotices = defineNotices(payoutNoticeTexts, {
  payout_begun: { icon: 'coins', title: 'payout_begun.title', text: 'payout_begun.text' },
  payout_paid: { icon: 'circle-check', title: 'payout_paid.title', text: 'payout_paid.text' },
  payout_returned: { icon: 'undo-2', title: 'payout_returned.title', text: 'payout_returned.text' },
  payout_account_set: { icon: 'shield-alert', title: 'payout_account_set.title', text: 'payout_account_set.text' },
  payout_account_to_verify: {
    icon: 'shield-question-mark',
    title: 'payout_account_to_verify.title',
    text: 'payout_account_to_verify.text',
  },
  payout_account_refused: {
    icon: 'shield-alert',
    title: 'payout_account_refused.title',
    text: 'payout_account_refused.text',
  },
  payout_account_verified: {
    icon: 'shield-check',
    title: 'payout_account_verified.title',
    text: 'payout_account_verified.text',
  },
});
