import type { DocumentAction } from '@travesia/contracts/journeys';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import { findJourney, type JourneyRecord, lockJourney } from '../journeys.repo.ts';
import type { DocumentRow } from './document.lifecycle.ts';
import { documentActions } from './documents.policy.ts';
import { lockDocument } from './documents.repo.ts';

/** A document and its journey, locked until the transaction ends, the journey first. Throws `journeys.not_found` and `journeys.document_not_found`. */
export async function lockJourneyDocument(
  tx: Tx,
  scope: JourneyScope,
  { id, documentId }: { id: string; documentId: string },
): Promise<{ record: JourneyRecord; row: DocumentRow }> {
  const journey = await lockJourney(tx, scope, id);
  const record = journey && (await findJourney(tx, scope, id));
  if (!record) throw new ProblemError('journeys.not_found');
  const row = await lockDocument(tx, journey, documentId);
  if (!row) throw new ProblemError('journeys.document_not_found');
  return { record, row };
}

/** The same, of a document with which a user may do something now; else throws `journeys.document_not_possible` too. */
export async function lockActableDocument(
  tx: Tx,
  scope: JourneyScope,
  ids: { id: string; documentId: string },
  action: DocumentAction,
): Promise<{ record: JourneyRecord; row: DocumentRow }> {
  const found = await lockJourneyDocument(tx, scope, ids);
  if (!documentActions(scope, found.record.row, found.row).includes(action))
    throw new ProblemError('journeys.document_not_possible');
  return found;
}
