import { type PastEntry, writePastEntries } from '../../../../platform/audit/audit.repo.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Files } from '../../../../platform/storage/files.ts';
import { rewriteDemoHistory } from '../../../../platform/transition/rewrite-demo-history.ts';
import type { DischargePapers, FindPapers } from '../../../journeys/index.ts';
import { lockVault } from '../../arrivals/vault-space.ts';
import { recordFileLifecycle } from '../../arrivals/record-file.lifecycle.ts';
import { formsOf, type PaperForm } from '../../discharge/paper-forms.ts';
import { createRecordSeal } from '../../records-deps.ts';
import { findSharedRecords } from '../../records.repo.ts';
import { takeBytes } from '../../take-bytes.ts';
import { insertDemoRecord } from '../insert-demo-record.ts';

interface Parts {
  database: Database;
  files: Pick<Files, 'take' | 'forget'>;
  secret: string;
  findPapers: FindPapers;
  idOf: (key: string) => string;
  now: Date;
}

/**
 * Adds delivered discharge papers of the demo to the vaults of its patients, in the forms and under the ids of life, but as of the day they were
 * delivered, and without telling anybody. Not in the transaction that wrote them, since files are stored outside of it.
 */
export async function addDemoPapers(
  parts: Parts,
  packs: readonly { journeyId: string; packId: string }[],
): Promise<void> {
  const { database, files, findPapers } = parts;
  for (const of of packs) {
    const papers = await unitOfWork(database, (tx) => findPapers(tx, of));
    if (!papers) continue;
    const taken = await Promise.all(
      formsOf(of.packId, papers).map(async (form) => {
        const { mediaType, content } = form;
        return { form, storedId: (await takeBytes(files, content, { mediaType, uploadedBy: papers.patientId })).id };
      }),
    );
    const isAdded = await unitOfWork(database, (tx) => insertPapers(tx, parts, papers, taken));
    if (!isAdded) for (const { storedId } of taken) await files.forget(storedId);
  }
}

/** False if another process that starts at the same time added them. */
async function insertPapers(
  tx: Tx,
  { secret, idOf, now }: Parts,
  { patientId, patient, providerId, clinic, day, deliveredAt: at }: DischargePapers,
  taken: readonly { form: PaperForm; storedId: string }[],
): Promise<boolean> {
  await lockVault(tx, patientId);
  const ids = taken.map(({ form }) => form.recordId);
  if ((await findSharedRecords(tx, ids)).length > 0) return false;
  const entries: PastEntry[] = [];
  for (const { form, storedId } of taken) {
    const { recordId: id, kind, category, title, name, mediaType, content } = form;
    const fileId = idOf(`record file/${id}`);
    await insertDemoRecord(tx, createRecordSeal(secret), {
      id,
      fileId,
      patientId,
      providerId,
      kind,
      category,
      title,
      name,
      mediaType,
      facts: { modality: null, institution: clinic, patientName: patient },
      image: null,
      documentDate: day,
      stored: { id: storedId, size: content.length },
      addedAt: at,
    });
    const by = { actor: { kind: 'system' }, as: 'system', at } as const;
    const life = { begun: by, moves: [{ action: 'accept', ...by }] } as const;
    entries.push(...(await rewriteDemoHistory(tx, recordFileLifecycle, fileId, life, now)));
  }
  await writePastEntries(tx, entries);
  return true;
}
