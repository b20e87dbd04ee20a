import type { UploadState } from '@travesia/contracts/kit';
import { isShared } from '../../../../platform/demo/demo-people.ts';
import { takeSample } from '../../../../platform/demo/sample-document.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Actor, IncomingPart } from '../../../../platform/http/request-context.ts';
import type { ArrivedFile } from '../../../../platform/storage/files.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { receivePart } from '../../../../platform/uploads/commands/receive-part.ts';
import { presentUpload, requireUpload } from '../../../../platform/uploads/uploads.ts';
import { deleteUpload, type UploadRow } from '../../../../platform/uploads/uploads.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords, recordUploadsOf, type RecordScope } from '../../records.policy.ts';
import { takeArrival } from '../take-arrival.ts';

/**
 * Adds what arrives of a file. With its last byte it goes into quarantine, in the same transaction. Accounts of the demo are shared, so that
 * a fictional page takes the place of what was sent. Throws `request.not_found` and the problems of `receivePart`.
 */
export async function continueRecordUpload(
  deps: RecordsDeps,
  id: string,
  part: IncomingPart | undefined,
  actor: Actor,
): Promise<UploadState> {
  const scope = ownRecords(actor);
  const upload = await requireUpload(deps, recordUploadsOf(scope), id);
  // Who doesn’t say how much comes may send the rest.
  const isLast = !part?.length || part.length === upload.size - upload.received;
  const sample = isShared(scope.person) && isLast ? await takeSample(deps.files, 'sample.pdf', scope.patientId) : null;
  return presentUpload(
    await receivePart(deps, {
      upload,
      part,
      uploadedBy: scope.patientId,
      whenComplete: (tx, complete) => finish(tx, deps, scope, complete, sample),
    }),
  );
}

async function finish(
  tx: Tx,
  deps: RecordsDeps,
  scope: RecordScope,
  { id, name, size, parts }: UploadRow,
  sample: ArrivedFile | null,
): Promise<void> {
  // Nothing that strangers send is kept.
  if (isShared(scope.person) && !sample) throw new ProblemError('upload.offset_differs');
  await deleteUpload(tx, id);
  if (sample) {
    await dropStoredFiles(tx, parts, deps.clock.now());
    await takeArrival(tx, deps, scope, { id, name: sample.name, size: sample.size, parts: [sample.id] });
    return;
  }
  await takeArrival(tx, deps, scope, { id, name: deps.seal.open(name, id), size, parts });
}
