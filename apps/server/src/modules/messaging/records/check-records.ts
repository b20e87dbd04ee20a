import type { Tx } from '../../../platform/db/database.ts';
import { type Fault, ProblemError } from '../../../platform/problem-error.ts';
import { listSides, type SideRow } from '../conversations.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import type { CheckedRecord } from './message-records.repo.ts';

/**
 * The records that a patient sends with a message to a clinic, each with the journey through which the clinic reads it. Throws
 * `messaging.record_not_shared` with those that it can’t read.
 */
export async function checkRecords(
  { sentRecords }: Pick<MessagingDeps, 'sentRecords'>,
  tx: Tx,
  { own, row }: { own: Pick<SideRow, 'conversationId' | 'userId'>; row: { journeyId: string | null } },
  recordIds: readonly string[],
  now: Date,
): Promise<CheckedRecord[]> {
  const ids = [...new Set(recordIds)];
  if (ids.length === 0) return [];
  const sides = (await listSides(tx, [own.conversationId])).get(own.conversationId) ?? [];
  const providerId = sides.flatMap((side) => side.row.providerId ?? [])[0];
  const asked = own.userId &&
    providerId && { patientId: own.userId, providerId, preferred: row.journeyId, recordIds: ids, now };
  const journeys = asked ? await sentRecords.journeysFor(tx, asked) : new Map<string, string>();
  const fields = recordIds.flatMap((id, place): Fault[] =>
    journeys.has(id) ? [] : [{ path: `record_ids.${place}`, code: 'not_shared', message: 'is not shared' }],
  );
  if (fields.length) throw new ProblemError('messaging.record_not_shared', { fields });
  return ids.map((recordId) => ({ recordId, journeyId: journeys.get(recordId) ?? '' }));
}
