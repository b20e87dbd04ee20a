import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reencodePicture } from '../../../platform/pictures/reencode-picture.ts';
import type { ArrivedFile, Files } from '../../../platform/storage/files.ts';

/** Larger than any picture of that size. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The file as it may be kept: a picture is encoded anew, so that nothing else it holds is passed on; a PDF stays as it is. The original of
 * a picture is deleted. Throws `payments.evidence_unreadable`.
 */
export async function safeFile(files: Files, arrived: ArrivedFile, uploadedBy: string): Promise<ArrivedFile> {
  if (!arrived.mediaType.startsWith('image/')) return arrived;
  const stored = await files.get(arrived.id);
  if (!stored) throw new ProblemError('upload.missing');
  const content = await reencodePicture(await buffer(stored.content));
  await files.forget(arrived.id);
  if (!content) throw new ProblemError('payments.evidence_unreadable');
  const name = `${arrived.name.replace(/\.[^.]+$/, '')}.jpg`;
  return files.take(Readable.from([content]), { name, mediaType: 'image/jpeg', maxBytes: MAX_BYTES, uploadedBy });
}
