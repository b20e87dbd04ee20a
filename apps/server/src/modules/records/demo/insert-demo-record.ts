import type { RecordCategory, RecordKind } from '@travesia/contracts/records';
import type { Tx } from '../../../platform/db/database.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { insertArrival } from '../arrivals/record-files.repo.ts';
import type { StoredFacts, StoredImage } from '../record-facts.ts';
import { insertRecord } from '../records.repo.ts';

interface DemoRow {
  id: string;
  fileId: string;
  patientId: string;
  /** The clinic that added it; null for the patient. */
  providerId: string | null;
  kind: RecordKind;
  category: RecordCategory;
  title: string;
  name: string;
  mediaType: string;
  facts: StoredFacts;
  image: StoredImage | null;
  documentDate: string;
  stored: { id: string; size: number };
  addedAt: Date;
}

/** Inserts a record of the demo with its one file, which was checked. */
export async function insertDemoRecord(
  tx: Tx,
  seal: Seal,
  { id, fileId, patientId, providerId, kind, category, documentDate, stored, image, ...record }: DemoRow,
): Promise<void> {
  const { title, name, mediaType, facts, addedAt: createdAt } = record;
  await keepStoredFile(tx, stored.id);
  await insertRecord(tx, {
    id,
    patientId,
    providerId,
    kind,
    category,
    documentDate,
    titleSealed: seal.seal(title, id),
    factsSealed: seal.seal(JSON.stringify(facts), id),
    scanned: false,
    files: 1,
    bytes: stored.size,
    createdAt,
  });
  await insertArrival(tx, {
    id: fileId,
    patientId,
    recordId: id,
    status: 'ready',
    nameSealed: seal.seal(name, fileId),
    size: stored.size,
    fileId: stored.id,
    mediaType,
    factsSealed: image ? seal.seal(JSON.stringify(image), fileId) : null,
    seriesKey: image ? 'demo' : null,
    imageNumber: image ? 1 : null,
    createdAt,
    version: 2,
  });
}
