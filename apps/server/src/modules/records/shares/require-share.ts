import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findJourney, type JourneyRow, type JourneyScope, ofEverySide, roleOn } from '../../journeys/index.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { findSharedRecords, type RecordFound } from '../records.repo.ts';
import type { RecordShareRow } from './record-share.lifecycle.ts';
import { readsRecordsOf, stillReads } from './shares.policy.ts';
import { listSharesWith } from './shares.repo.ts';

/** A journey for somebody who may know of it. */
export interface OnJourney {
  scope: JourneyScope;
  row: JourneyRow;
  /** Whether they are its patient. */
  isPatient: boolean;
}

/** Throws `journeys.not_found`. */
export async function openJourney(
  { database, takeSide }: Pick<RecordsDeps, 'database' | 'takeSide'>,
  id: string,
  actor: Actor,
): Promise<OnJourney> {
  const scope = await ofEverySide(takeSide, actor);
  const found = await findJourney(database.db, scope, id);
  if (!found) throw new ProblemError('journeys.not_found');
  return { scope, row: found.row, isPatient: roleOn(scope, found.row) === 'patient' };
}

/**
 * A record that is shared with a journey, for its patient and the clinic's own care staff. Throws `records.not_found` if it never was, and
 * `records.share_ended` once the share ended.
 */
export async function requireShared(
  db: Db | Tx,
  { scope, row }: OnJourney,
  recordId: string,
  now: Date,
): Promise<{ record: RecordFound; share: RecordShareRow }> {
  const shares = readsRecordsOf(scope, row) ? await listSharesWith(db, recordId, row.id) : [];
  if (shares.length === 0) throw new ProblemError('records.not_found');
  const share = shares.find((one) => stillReads(one, now));
  if (!share) throw new ProblemError('records.share_ended');
  const [record] = await findSharedRecords(db, [recordId]);
  if (!record) throw new ProblemError('records.not_found');
  return { record, share };
}
