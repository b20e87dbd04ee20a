import type { Database, Tx } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import type { IncomingPart } from '../../http/request-context.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Files } from '../../storage/files.ts';
import { FileTooLarge } from '../../storage/storage.ts';
import { runPart } from '../running-parts.ts';
import { type UploadRow, writePart } from '../uploads.repo.ts';

/** An upload that is cut more often is begun again. */
const MOST_PARTS = 400;

interface Receiving {
  upload: UploadRow;
  part: IncomingPart | undefined;
  uploadedBy: string;
  /** Runs in the transaction that counts the last part. */
  whenComplete?: (tx: Tx, upload: UploadRow) => Promise<void>;
}

/**
 * Stores what arrives of an upload, and counts it once all of the part that came through is stored: two connections can’t both add to the
 * same place. Throws `upload.offset_differs`, `upload.too_large` and `upload.too_many_parts`.
 */
export async function receivePart(
  { database, files }: { database: Database; files: Files },
  { upload, part, uploadedBy, whenComplete }: Receiving,
): Promise<UploadRow> {
  if (!part) throw new ProblemError('request.unsupported_media_type');
  refusePart(upload, part);
  return runPart(upload.id, part.end, () => countPart({ database, files }, { upload, part, uploadedBy, whenComplete }));
}

async function countPart(
  { database, files }: { database: Database; files: Files },
  { upload, part, uploadedBy, whenComplete }: Receiving & { part: IncomingPart },
): Promise<UploadRow> {
  const stored = await storePart(files, upload, part, uploadedBy);
  if (!stored) return upload;
  const written = await unitOfWork(database, async (tx) => {
    const row = await writePart(tx, upload, stored);
    if (row && row.received === row.size) await whenComplete?.(tx, row);
    return row;
  }).catch(async (error: unknown) => {
    await files.forget(stored.id);
    throw error;
  });
  if (written) return written;
  await files.forget(stored.id);
  throw new ProblemError('upload.offset_differs', { detail: 'Another part arrived in the meantime.' });
}

/** Before any byte is written. */
function refusePart({ size, received, parts }: UploadRow, { offset, length }: IncomingPart): void {
  if (offset !== received)
    throw new ProblemError('upload.offset_differs', { detail: `${received} bytes have arrived, not ${offset}.` });
  if (length !== null && length > size - received)
    throw new ProblemError('upload.too_large', { detail: `Only ${size - received} bytes are missing.` });
  if (parts.length >= MOST_PARTS) throw new ProblemError('upload.too_many_parts');
}

/** Null if nothing came through. */
async function storePart(
  files: Files,
  { size, received }: UploadRow,
  { content }: IncomingPart,
  uploadedBy: string,
): Promise<{ id: string; size: number } | null> {
  const facts = { name: 'part', mediaType: 'application/octet-stream', maxBytes: size - received, uploadedBy };
  const stored = await files.take(content, facts).catch((error: unknown) => {
    if (error instanceof FileTooLarge) throw new ProblemError('upload.too_large', { cause: error });
    throw error;
  });
  if (stored.size > 0) return stored;
  await files.forget(stored.id);
  return null;
}
