import {
  RECORD_CONSENT_WORDING,
  type RecordCategory,
  type RecordKind,
  recordShareMachine,
} from '@travesia/contracts/records';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { SAMPLE_DOCUMENT } from '../../../platform/demo/sample-document.ts';
import type { Files } from '../../../platform/storage/files.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { recordFileLifecycle } from '../arrivals/record-file.lifecycle.ts';
import type { StoredImage } from '../record-facts.ts';
import { createRecordSeal } from '../records-deps.ts';
import { recordShareLifecycle } from '../shares/record-share.lifecycle.ts';
import { insertShare } from '../shares/shares.repo.ts';
import { takeBytes } from '../take-bytes.ts';
import { deleteDemoVaults, findProviderOf } from './demo-vault.repo.ts';
import { insertDemoRecord } from './insert-demo-record.ts';

/** A record of the demo, with one file. */
export interface DemoRecord {
  id: string;
  fileId: string;
  patientId: string;
  kind: RecordKind;
  category: RecordCategory;
  title: string;
  name: string;
  mediaType: string;
  /** Null for the fictional page of all documents of the demo. */
  content: Buffer | null;
  documentDate: string;
  institution: string | null;
  image: StoredImage | null;
  addedAt: Date;
  /** The journey whose clinic may read it, and until when. */
  share: { id: string; journeyId: string; at: Date; until: Date } | null;
}

/** Stores the files of the demo's records, in their order; must not run inside a transaction. */
export async function takeDemoVault(
  files: Pick<Files, 'take'>,
  records: readonly DemoRecord[],
): Promise<{ id: string; size: number }[]> {
  const taken: { id: string; size: number }[] = [];
  for (const { content, mediaType, patientId } of records) {
    taken.push(await takeBytes(files, content ?? SAMPLE_DOCUMENT, { mediaType, uploadedBy: patientId }));
  }
  return taken;
}

/** Restores the records of the demo's people and erases what visitors added. Returns what the audit log says about them. */
export async function rewriteDemoVault(
  tx: Tx,
  secret: string,
  records: readonly DemoRecord[],
  taken: readonly { id: string; size: number }[],
  now: Date,
): Promise<PastEntry[]> {
  const seal = createRecordSeal(secret);
  await dropStoredFiles(tx, await deleteDemoVaults(tx), now);
  const entries: PastEntry[] = [];
  for (const [place, record] of records.entries()) {
    const file = taken[place];
    if (!file) throw new Error(`the record ${record.title} of the demo has no file`);
    const { fileId, institution, image, share: _share, content: _content, ...row } = record;
    await insertDemoRecord(tx, seal, {
      ...row,
      fileId,
      image,
      providerId: null,
      facts: { modality: image?.modality ?? null, institution, patientName: null },
      stored: file,
    });
    entries.push(...(await rewriteDemoHistory(tx, recordFileLifecycle, fileId, lifeOf(record), now)));
    entries.push(...(await shareInDemo(tx, record, now)));
  }
  return entries;
}

const lifeOf = ({ patientId, addedAt: at }: DemoRecord) =>
  ({
    begun: { actor: { kind: 'person', userId: patientId }, as: 'patient', at },
    moves: [{ action: 'accept', actor: { kind: 'system' }, as: 'system', at }],
  }) as const;

async function shareInDemo(tx: Tx, { id: recordId, patientId, share }: DemoRecord, now: Date): Promise<PastEntry[]> {
  const providerId = share && (await findProviderOf(tx, share.journeyId));
  if (!share || !providerId) return [];
  const { id, journeyId, at, until } = share;
  await insertShare(tx, {
    id,
    recordId,
    patientId,
    journeyId,
    providerId,
    status: recordShareMachine.initial,
    expiresAt: until,
    consentWording: RECORD_CONSENT_WORDING,
    createdAt: at,
  });
  const audit = {
    action: 'records.shared',
    subjectId: patientId,
    target: { type: 'medical_record', id: recordId },
  } as const;
  const begun = { actor: { kind: 'person', userId: patientId }, as: 'patient', at, audit } as const;
  return rewriteDemoHistory(tx, recordShareLifecycle, id, { begun, moves: [] }, now);
}
