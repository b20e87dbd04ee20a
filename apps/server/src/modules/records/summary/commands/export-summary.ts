import { Readable } from 'node:stream';
import type { FileContent, Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { readDocuments } from '../read-documents.ts';
import { writeSummaryOf } from '../write-summary.ts';

/** Larger than anything that the writer makes of documents that it can read. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The user's summary as a FHIR document. It is stored for the download and deleted after a day. Throws `records.summary_not_possible`.
 */
export async function exportSummary(deps: RecordsDeps, language: Locale, actor: Actor): Promise<FileContent> {
  const scope = ownRecords(actor);
  const at = deps.clock.now();
  const { read } = await readDocuments(deps, scope);
  const written = await writeSummaryOf(deps, scope, read, { language, at });
  if (!written) throw new ProblemError('records.summary_not_possible');
  const name = `patient-summary-${at.toISOString().slice(0, 10)}.json`;
  const facts = { name, mediaType: 'application/fhir+json', maxBytes: MOST_BYTES, uploadedBy: scope.patientId };
  const { id } = await deps.files.take(Readable.from([Buffer.from(written.json)]), facts);
  await unitOfWork(deps.database, (tx) =>
    appendAudit(tx, {
      action: 'records.exported',
      actor,
      at,
      subjectId: scope.patientId,
      facts: { documents: read.length },
    }),
  );
  return { file_id: id, name, media_type: facts.mediaType };
}
