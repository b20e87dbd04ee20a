import type { ExportedFile, Locale } from '@travesia/contracts/kit';
import { drawSheet } from '../../../../platform/exports/draw-sheet.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findTimeZone } from '../../../accounts/index.ts';
import { mayReadHealth, ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { openContent, textsOf } from '../document-content.ts';
import { documentSheet } from '../document-sheet.ts';
import { logDocumentRead } from '../commands/log-document-read.ts';
import { type DocumentIds, findJourneyDocument } from './read-document.ts';

/**
 * A document with its signatures as a PDF. Throws `journeys.not_found`, `journeys.document_not_found` and
 * `journeys.document_not_possible`.
 */
export async function exportDocumentQuery(
  deps: JourneysDeps,
  ids: DocumentIds,
  asked: Locale | undefined,
  { actor, language }: RequestContext,
): Promise<ExportedFile> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.takeSide, actor);
  const found = await findJourneyDocument(db, scope, ids);
  const { record, row } = found;
  const texts = textsOf((mayReadHealth(scope, record.row) && openContent(deps.seal, row)) || {});
  const text = texts.find((one) => one.language === (row.signedLanguage ?? asked ?? language)) ?? texts[0];
  if (!text) throw new ProblemError('journeys.document_not_possible');
  await logDocumentRead(deps, scope, found);
  const signedName = row.signedNameSealed === null ? null : deps.seal.open(row.signedNameSealed, row.id);
  const patientZone = await findTimeZone(db, row.patientId);
  const at = row.endedAt ?? row.countersignedAt ?? row.signedAt ?? row.createdAt;
  const bytes = await drawSheet(documentSheet({ record, row, text, signedName, patientZone }), text.language, at);
  return {
    name: `${row.kind.replaceAll('_', '-')}-${record.row.reference}.pdf`,
    media_type: 'application/pdf',
    content: bytes.toString('base64'),
    encoding: 'base64',
    rows: 1,
    complete: true,
  };
}
