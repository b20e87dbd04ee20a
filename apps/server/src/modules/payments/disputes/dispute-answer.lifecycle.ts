import { disputeAnswerMachine } from '@travesia/contracts/payments';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { disputeAnswers } from '../payments.tables.ts';

export type DisputeAnswerRow = typeof disputeAnswers.$inferSelect;

/** How an answer to a bank moves; only what the gateway says makes it sent. */
export const disputeAnswerLifecycle = defineLifecycle({
  refused: 'payments.dispute_closed',
  missing: 'payments.dispute_not_found',
  machine: disputeAnswerMachine,
  table: disputeAnswers,
  columns: { state: 'status', version: 'version' },
  audit: {
    submit: 'payments.answer_submitted',
    deliver: 'payments.answer_sent',
    refuse: 'payments.answer_refused',
  },
  sets: ({ action, at }) => (action === 'submit' ? { submittedAt: at } : {}),
  about: ({ row }) => ({ target: { type: 'dispute', id: row.disputeId } }),
});
