import { buffer } from 'node:stream/consumers';
import type { RecordRefusal } from '@travesia/contracts/records';
import { runApart } from '../../../platform/apart/run-apart.ts';
import type { Files } from '../../../platform/storage/files.ts';

/** Where a PDF says that it ends, with room for what some programs add. */
const TAIL_BYTES = 64 * 1024;
/** Larger ones are read by nobody’s password. */
const MOST_READ_BYTES = 64 * 1024 * 1024;
const LIMITS = { heapMb: 768, mostMs: 30_000 };

/**
 * Why a PDF can’t be a record: it was cut off, so that pages are missing, or it asks for a password that its readers don’t have. Null if neither.
 * Whatever else is wrong with it, viewers get along with, or say.
 */
export async function examinePdf(
  files: Pick<Files, 'get'>,
  id: string,
  size: number,
): Promise<{ refusal: Extract<RecordRefusal, 'unreadable' | 'locked'> } | null> {
  const tail = await read(files, id, { start: Math.max(0, size - TAIL_BYTES), end: size - 1 });
  if (!tail.includes('%%EOF')) return { refusal: 'unreadable' };
  if (size > MOST_READ_BYTES) return null;
  const content = await read(files, id);
  // Its dictionary is in the clear, also where everything else is compressed or encrypted.
  if (!content.includes('/Encrypt')) return null;
  const bytes = new Uint8Array(content);
  const worker = new URL('locked-pdf-worker.ts', import.meta.url);
  const apart = await runApart<Uint8Array, boolean>(worker, bytes, { ...LIMITS, transfer: [bytes.buffer] });
  return 'result' in apart && apart.result ? { refusal: 'locked' } : null;
}

async function read(files: Pick<Files, 'get'>, id: string, range?: { start: number; end: number }): Promise<Buffer> {
  const found = await files.get(id, range);
  if (!found) throw new Error(`the file ${id} is gone`);
  return buffer(found.content);
}
