import { Readable } from 'node:stream';
import { dischargeFiled, type RecordCategory, type RecordKind } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { urnOf } from '../../../../platform/fhir/elements.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { isPresent } from '../../../accounts/index.ts';
import type { DischargePapers, FindPapers } from '../../../journeys/index.ts';
import { lockVault } from '../../arrivals/vault-space.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { findSharedRecords } from '../../records.repo.ts';
import { insertPaper, type Paper } from '../insert-paper.ts';

/** The record of papers in one form is always the same one, so that papers are added once. */
const recordIdOf = (packId: string, form: string) => urnOf(packId, `vault/${form}`).slice('urn:uuid:'.length);

interface Form {
  recordId: string;
  kind: RecordKind;
  category: RecordCategory;
  mediaType: string;
  title: string;
  name: string;
  content: Buffer;
}

const formsOf = (packId: string, { title, name, pdf, fhir }: DischargePapers): Form[] => [
  {
    recordId: recordIdOf(packId, 'pdf'),
    kind: 'pdf',
    category: 'report',
    mediaType: 'application/pdf',
    title,
    name: `${name}.pdf`,
    content: pdf,
  },
  {
    recordId: recordIdOf(packId, 'fhir'),
    kind: 'fhir',
    category: 'summary',
    mediaType: 'application/fhir+json',
    title: `${title} (FHIR)`,
    name: `${name}.json`,
    content: fhir,
  },
];

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
    const facts = { name: 'record', mediaType: form.mediaType, maxBytes: content.length, uploadedBy: papers.patientId };
    const { id: storedId } = await files.take(Readable.from([content]), facts);
    taken.push({ ...form, storedId, size: content.length, scanned: verdict === 'clean' });
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
