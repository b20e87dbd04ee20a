import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findReadyFile, type ReadyFile } from '../arrivals/record-files.repo.ts';
import { deidentifyDicomApart } from '../dicom/apart/deidentify-dicom-apart.ts';
import { DeidentifyFault } from '../dicom/deidentify/deidentify-fault.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { findRecord } from '../records.repo.ts';

/** The copy is made in memory. */
const MOST_BYTES = 128 * 1024 * 1024;

/**
 * A copy of an image of an own study without anything that says whose it is, stored for the download and deleted after a day. Fails closed.
 * Throws `records.not_found`, `records.file_not_found` and `records.copy_not_possible`.
 */
export async function copyWithoutIdentity(
  deps: RecordsDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const scope = ownRecords(actor);
  const found = await findRecord(deps.database.db, scope, id);
  if (!found) throw new ProblemError('records.not_found');
  const file = await findReadyFile(deps.database.db, id, fileId);
  if (!file) throw new ProblemError('records.file_not_found');
  const copy = await makeCopy(deps, file, scope.patientId);
  const name = `image-${file.imageNumber ?? 1}.dcm`;
  const facts = { name, mediaType: 'application/dicom', maxBytes: copy.length, uploadedBy: scope.patientId };
  const stored = await deps.files.take(Readable.from([Buffer.from(copy)]), facts);
  await unitOfWork(deps.database, (tx) =>
    appendAudit(tx, {
      action: 'records.copied',
      actor,
      at: deps.clock.now(),
      target: { type: 'medical_record', id },
      subjectId: scope.patientId,
      facts: { category: found.row.category },
    }),
  );
  return { file_id: stored.id, name, media_type: facts.mediaType };
}

async function makeCopy({ files, copyKey }: RecordsDeps, file: ReadyFile, patientId: string): Promise<Uint8Array> {
  if (file.mediaType !== 'application/dicom' || file.size > MOST_BYTES) throw notPossible('object_kind');
  const content = await files.get(file.fileId);
  if (!content) throw new ProblemError('records.file_not_found');
  try {
    // The same key for all copies of a patient: their images stay one study.
    return await deidentifyDicomApart(await buffer(content.content), { key: copyKey(patientId) });
  } catch (error) {
    if (error instanceof DeidentifyFault) throw notPossible(error.refusal);
    throw error;
  }
}

const notPossible = (reason: string): ProblemError =>
  new ProblemError('records.copy_not_possible', { present: { reason } });
