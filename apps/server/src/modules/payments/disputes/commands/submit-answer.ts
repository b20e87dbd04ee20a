import { type DisputeCase, disputeAnswered } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import { disputeAnswerLifecycle } from '../dispute-answer.lifecycle.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { asText } from '../evidence.rules.ts';
import { findEvidence } from '../find-evidence.ts';
import { holdAnswer } from '../hold-answer.ts';
import { readDisputeCase } from '../queries/read-dispute.ts';

/**
 * Submits the answer, once: what is known now is stored with it, and the gateway is asked afterward. Throws what `holdAnswer` does,
 * `payments.not_available` and `request.stale_version`.
 */
export async function submitAnswer(
  deps: PaymentsDeps,
  scope: DisputeScope,
  id: string,
  version: number,
): Promise<DisputeCase> {
  if (!deps.gateway) throw new ProblemError('payments.not_available');
  const at = deps.clock.now();
  const { seal } = deps.bookings;
  await unitOfWork(deps.database, async (tx) => {
    const { record, answer } = await holdAnswer(tx, scope, id, at);
    const provided = await findEvidence(tx, record);
    const facts = {
      facts: asText(provided),
      policy: (provided.policy ?? []).join('\n'),
      showsAttendance: Boolean(provided.attendance),
    };
    await transition(tx, disputeAnswerLifecycle, {
      row: answer,
      action: 'submit',
      actor: scope.person,
      as: scope.as,
      at,
      version,
      set: {
        factsSealed: seal.seal(JSON.stringify(facts), answer.id),
        submittedBy: scope.person.userId,
        nextTryAt: at,
      },
    });
    const about = { booking_id: record.booking.id, payment_id: record.payment.id };
    await appendEvent(tx, disputeAnswered, { ...about, dispute_id: id, answer_id: answer.id });
  });
  return readDisputeCase(deps, scope, id);
}
