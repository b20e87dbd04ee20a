import type {
  AdminRecall,
  ConcernedJourney,
  RecallCounts,
  RecallRecipient,
  RecallSummary,
  SentRecall,
} from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { ConcernedRow } from './concerned.repo.ts';
import { recallActions, type RecallScope } from './recalls.policy.ts';
import type { RecallRecord } from './recalls.repo.ts';
import type { RecipientRecord } from './recipients.repo.ts';

/** Counts of a recall that nobody was told of. */
export const NOBODY: RecallCounts = { all: 0, sent: 0, not_read: 0, read: 0, reached: 0, unreachable: 0 };

/** A recall in a list. */
export const presentRecallSummary = (
  { row, clinic }: Pick<RecallRecord, 'row' | 'clinic'>,
  counts: RecallCounts | undefined,
  language: Locale,
): RecallSummary => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  title: row.title[language],
  clinic,
  counts: counts ?? NOBODY,
  created_at: row.createdAt.toISOString(),
  approved_at: row.approvedAt?.toISOString() ?? null,
  closed_at: row.closedAt?.toISOString() ?? null,
});

const nameOf = (id: string | null, person: { firstName: string; lastName: string } | null) =>
  id && person ? { id, name: `${person.firstName} ${person.lastName}`.trim() } : null;

/** A recall as the team sees it. */
export const presentRecall = (
  scope: RecallScope,
  record: RecallRecord,
  counts: RecallCounts | undefined,
  language: Locale,
): AdminRecall => {
  const { row, room, draftedBy, approvedBy } = record;
  return {
    ...presentRecallSummary(record, counts, language),
    titles: row.title,
    messages: row.message,
    criteria: {
      provider_id: row.providerId,
      room_id: row.roomId,
      material: row.materialKind && row.lot !== null ? { kind: row.materialKind, lot: row.lot } : null,
      from: row.from,
      to: row.to,
    },
    room,
    drafted_by: nameOf(row.draftedBy, draftedBy),
    approved_by: nameOf(row.approvedBy, approvedBy),
    actions: recallActions(scope, row),
    version: row.version,
  };
};

/** A recall as patients read it. */
export const presentSentRecall = (
  { reference, status, title, message, approvedAt }: RecallRecord['row'],
  language: Locale,
): SentRecall => ({
  reference,
  status,
  title: title[language],
  message: message[language],
  approved_at: approvedAt?.toISOString() ?? null,
});

/** A journey of a preview. */
export const presentConcerned = ({ journeyId, reference, clinic, treatedOn }: ConcernedRow): ConcernedJourney => ({
  journey_id: journeyId,
  reference,
  clinic,
  treated_on: treatedOn,
});

/** Who a deleted account was is nobody’s to read. */
export const patientName = ({ status, firstName, lastName }: RecipientRecord['patient']): string | null =>
  status === 'erased' ? null : `${firstName} ${lastName}`.trim() || null;

/** A person of a recall. */
export const presentRecipient = (
  { row, journey, clinic, patient, treatedOn }: RecipientRecord,
  { seal, mayMark }: { seal: Seal; mayMark: boolean },
): RecallRecipient => ({
  id: row.id,
  journey,
  clinic: clinic.name,
  patient: patientName(patient),
  treated_on: treatedOn,
  sent_at: row.sentAt?.toISOString() ?? null,
  read_at: row.readAt?.toISOString() ?? null,
  reached: row.reached,
  note: row.noteSealed === null ? null : seal.open(row.noteSealed, row.id),
  may_mark: mayMark && patient.status !== 'erased',
  version: row.version,
});
