import { Readable } from 'node:stream';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { RecordRefusal } from '@travesia/contracts/records';
import { HEAD_BYTES } from '../../../../platform/http/uploads/judge-content.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { readParts } from '../../../../platform/uploads/uploads.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { DICOM_START, straightened } from '../../dicom/read/find-start.ts';
import { forgetCarried, takeCarried } from '../carried.ts';
import { type Detected, detectKind } from '../detect-kind.ts';
import { type Examined, examine } from '../examine.ts';
import { fileArrival, type Checked } from '../file-arrival.ts';
import { recordFileLifecycle, type RecordFileRow } from '../record-file.lifecycle.ts';
import { findRecordFile } from '../record-files.repo.ts';
import { lockVault } from '../vault-space.ts';

const SYSTEM = { kind: 'system' } as const;

/**
 * Looks at a file in quarantine: what it is by its content, whether it holds malware, what it says of itself. Then it becomes a record, or
 * joins the record of its study, or is refused with the reason. Throws what may be gone at the next attempt, such as ScannerUnavailable.
 */
export async function checkArrival(deps: RecordsDeps, id: string): Promise<void> {
  const row = await findRecordFile(deps.database.db, id);
  if (!row || row.status !== 'checking') return;
  const name = deps.seal.open(row.nameSealed, id);
  const detected = await detectKind(name, await readHead(deps, row));
  if (typeof detected === 'string') return refuse(deps, row, detected);
  const scanned = deps.scanner ? await deps.scanner.scan(readParts(deps.files, row.partIds)) : null;
  if (scanned === 'infected') return refuse(deps, row, 'infected');
  if (scanned === 'too_large') return refuse(deps, row, 'too_large_to_read');
  const stored = await inOnePiece(deps, row, detected);
  try {
    const refusal = await fileExamined(deps, row, { ...detected, name, stored, scanned: scanned === 'clean' });
    if (!refusal) return;
    await refuse(deps, row, refusal);
    if (stored.isNew) await deps.files.forget(stored.id);
  } catch (error) {
    if (stored.isNew) await deps.files.forget(stored.id);
    throw error;
  }
}

/** Reads what a file says of itself and makes a record of it; returns why not. */
async function fileExamined(
  deps: RecordsDeps,
  row: RecordFileRow,
  checked: Omit<Checked, 'image' | 'document' | 'carried'>,
): Promise<RecordRefusal | null> {
  const { stored, kind } = checked;
  const examined: Examined = await examine(deps.files, { id: stored.id, size: stored.size, kind });
  if ('refusal' in examined) return examined.refusal;
  const { image, document, attachments } = examined;
  const carried = await takeCarried(deps, attachments, row.patientId);
  if (carried === 'infected') return carried;
  try {
    await accept(deps, row, { ...checked, image, document, carried });
    return null;
  } catch (error) {
    await forgetCarried(deps, carried);
    throw error;
  }
}

/** Parts are put together, and images that went astray are straightened; everything else that arrived in one piece stays as it is. */
async function inOnePiece(
  { files }: RecordsDeps,
  { partIds, patientId, size }: RecordFileRow,
  { mediaType, metaAt }: Detected,
): Promise<Checked['stored']> {
  const [only, ...others] = partIds;
  if (only && others.length === 0 && metaAt === undefined) return { id: only, isNew: false, size };
  const facts = { name: 'record', mediaType, maxBytes: size + DICOM_START.length, uploadedBy: patientId };
  const parts = readParts(files, partIds);
  const content = metaAt === undefined ? parts : Readable.from(straightened(parts, metaAt));
  const taken = await files.take(content, facts);
  return { id: taken.id, isNew: true, size: taken.size };
}

async function readHead({ files }: RecordsDeps, { partIds }: RecordFileRow): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of readParts(files, partIds) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    if ((length += piece.length) >= HEAD_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}

/** A refused file is erased at once; that it was refused, and why, stays until its owner has seen it. */
async function refuse({ database, clock }: RecordsDeps, { id }: RecordFileRow, refusal: RecordRefusal): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockChecking(tx, id);
    if (!row) return;
    await dropStoredFiles(tx, row.partIds, at);
    await transition(tx, recordFileLifecycle, {
      row,
      action: 'refuse',
      actor: SYSTEM,
      as: 'system',
      at,
      facts: { reason: refusal },
      set: { refusal, partIds: [] },
    });
  });
}

async function accept(deps: RecordsDeps, { id, patientId }: RecordFileRow, checked: Checked): Promise<void> {
  await unitOfWork(deps.database, async (tx) => {
    await lockVault(tx, patientId);
    const row = await lockChecking(tx, id);
    // Discarded in the meantime: what was put together expires by itself.
    if (row) await fileArrival(tx, deps, row, checked);
  });
}

async function lockChecking(tx: Tx, id: string): Promise<RecordFileRow | undefined> {
  const row = await findRecordFile(tx, id);
  return row?.status === 'checking' ? row : undefined;
}
