import { Readable } from 'node:stream';
import { dischargeFiled } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { isPresent } from '../../../accounts/index.ts';
import type { FindPapers } from '../../../journeys/index.ts';
import { lockVault } from '../../arrivals/vault-space.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { findSharedRecords } from '../../records.repo.ts';
import { takeBytes } from '../../take-bytes.ts';
import { insertPaper, type Paper } from '../insert-paper.ts';
import { formsOf } from '../paper-forms.ts';

/**
 * Adds discharge papers to their patient’s vault, as a document and for doctors’ software, and once: corrected ones are other papers, and leave the
 * old ones. They are taken even if the vault is full. Throws ScannerUnavailable.
 */
export async function fileDischarge(
  deps: RecordsDeps & { findPapers: FindPapers },
  of: { journeyId: string; packId: string },
): Promise<void> {
  const { database, files, scanner } = deps;
  const papers = await unitOfWork(database, (tx) => deps.findPapers(tx, of));
  if (!papers) return;
  const forms = formsOf(of.packId, papers);
  const taken: Paper[] = [];
  for (const { content, ...form } of forms) {
    const verdict = scanner ? await scanner.scan(Readable.from([content])) : null;
    if (verdict === 'infected') throw new Error(`the scanner takes papers of the pack ${of.packId} for malware`);
    const stored = { mediaType: form.mediaType, uploadedBy: papers.patientId };
    const { id: storedId, size } = await takeBytes(files, content, stored);
    taken.push({ ...form, storedId, size, scanned: verdict === 'clean' });
  }
  const isAdded = await unitOfWork(database, async (tx) => {
    await lockVault(tx, papers.patientId);
    const ids = taken.map(({ recordId }) => recordId);
    if (!(await isPresent(tx, papers.patientId)) || (await findSharedRecords(tx, ids)).length > 0) return false;
    for (const paper of taken) await insertPaper(tx, deps, papers, paper);
    const [recordId = ''] = ids;
    await appendEvent(tx, dischargeFiled, { record_id: recordId, journey_id: of.journeyId, pack_id: of.packId });
    return true;
  });
  if (!isAdded) for (const { storedId } of taken) await files.forget(storedId);
}
