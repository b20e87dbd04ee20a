import type { JourneyDocument } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Db } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { JourneyScope } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord } from '../../journeys.repo.ts';
import type { DocumentRow } from '../document.lifecycle.ts';
import { presentDocument } from '../documents.presenter.ts';
import { findDocument, listDocumentQuestions } from '../documents.repo.ts';

export interface DocumentIds {
  id: string;
  documentId: string;
}

/** A document of a journey in scope. Throws `journeys.not_found` and `journeys.document_not_found`. */
export async function findJourneyDocument(
  db: Db,
  scope: JourneyScope,
  { id, documentId }: DocumentIds,
): Promise<{ record: JourneyRecord; row: DocumentRow }> {
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const row = await findDocument(db, record.row, documentId);
  if (!row) throw new ProblemError('journeys.document_not_found');
  return { record, row };
}

/** The same, as its reader sees it. */
export async function readDocument(
  { database: { db }, seal }: Pick<JourneysDeps, 'database' | 'seal'>,
  scope: JourneyScope,
  ids: DocumentIds,
  language: Locale,
): Promise<JourneyDocument> {
  const { record, row } = await findJourneyDocument(db, scope, ids);
  const questions = await listDocumentQuestions(db, row.id);
  return presentDocument(scope, row, { record, questions, language, seal });
}
