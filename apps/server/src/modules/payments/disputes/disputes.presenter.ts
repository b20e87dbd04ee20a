import {
  checklistFor,
  type DisputeCase,
  disputeAnswerMachine,
  isUploaded,
  reasonOf,
} from '@travesia/contracts/payments';
import { nextState } from '@travesia/contracts/kit';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { DisputeScope } from './disputes.policy.ts';
import type { DisputeRecord, FileRow } from './disputes.repo.ts';
import type { Provided } from './evidence.rules.ts';

interface Around {
  scope: DisputeScope;
  seal: Seal;
  now: Date;
  provided: Provided;
  files: readonly FileRow[];
}

/** Whether a dispute can still be answered, as far as is known here. */
export const isOpen = ({ dispute, answer }: Pick<DisputeRecord, 'dispute' | 'answer'>): boolean =>
  dispute.status === 'needs_response' && (answer?.status ?? 'draft') === 'draft';
export const isLate = ({ dispute }: Pick<DisputeRecord, 'dispute'>, now: Date): boolean =>
  dispute.respondBy !== null && now >= dispute.respondBy;

/** A dispute with what is answered to the bank. */
export function presentCase(record: DisputeRecord, { scope, seal, now, provided, files }: Around): DisputeCase {
  const { dispute, payment, booking, clinic, patient, answer } = record;
  const reason = reasonOf(dispute.reason);
  const status = answer?.status ?? disputeAnswerMachine.initial;
  const canSubmit = nextState(disputeAnswerMachine, status, 'submit', scope.as) !== null;
  const mayAct = scope.mayAnswer && isOpen(record) && !isLate(record, now) && canSubmit;
  return {
    id: dispute.id,
    status: dispute.status,
    reason,
    amount: { amount: dispute.amountMinor, currency: dispute.currency },
    respond_by: dispute.respondBy?.toISOString() ?? null,
    time_zone: booking.timeZone,
    is_over: isOpen(record) && isLate(record, now),
    created_at: dispute.createdAt.toISOString(),
    decided_at: dispute.decidedAt?.toISOString() ?? null,
    payment_id: payment.id,
    booking: { id: booking.id, reference: booking.reference },
    clinic,
    patient: `${patient.firstName} ${patient.lastName}`.trim(),
    answer: {
      status,
      statement: answer?.statementSealed ? seal.open(answer.statementSealed, answer.id) : '',
      submitted_at: answer?.submittedAt?.toISOString() ?? null,
      version: answer?.version ?? 1,
    },
    parts: checklistFor(reason).map(({ item, isImportant }) => ({
      item,
      is_important: isImportant,
      provided: provided[item] ?? [],
      takes_file: isUploaded(item),
      file: presentFile(files.find((file) => file.item === item)),
    })),
    actions: mayAct ? ['edit', 'submit'] : [],
  };
}

const presentFile = (file: FileRow | undefined): DisputeCase['parts'][number]['file'] =>
  file
    ? {
        id: file.id,
        name: file.name,
        media_type: file.mediaType ?? 'application/octet-stream',
        size: file.size ?? 0,
        created_at: file.createdAt.toISOString(),
      }
    : null;
