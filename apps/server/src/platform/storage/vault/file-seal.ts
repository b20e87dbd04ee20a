import type { StoredBytes } from '../blobs/blobs.ts';
import { type ByteRange, FileDamaged } from '../storage.ts';
import { BEGINNING_BYTES, beginFile, openBeginning } from './age-file.ts';
import { CHUNK_BYTES, layoutOf, openChunk, sealChunk } from './chunks.ts';

/** The content of an encrypted file with verified size. */
export interface OpenedFile {
  size: number;
  /**
   * Decrypts chunk by chunk; the range must be inside the file. Throws FileDamaged before returning altered content.
   */
  read(range?: ByteRange): AsyncGenerator<Buffer>;
}

/** The bytes to store for a content, in the age v1 format; holds one chunk at a time. */
export async function* sealFile(
  fileKey: Buffer,
  id: string,
  content: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Buffer> {
  const { bytes, payloadKey } = beginFile(fileKey, id);
  yield bytes;
  const held = Buffer.alloc(CHUNK_BYTES);
  let filled = 0;
  let index = 0;
  for await (const given of content) {
    const piece = Buffer.isBuffer(given) ? given : Buffer.from(given);
    for (let at = 0; at < piece.length;) {
      // A full chunk waits for the next byte: only then is it known not to be the last.
      if (filled === CHUNK_BYTES) {
        yield* sealChunk(payloadKey, { id, index: index++, isLast: false }, held);
        filled = 0;
      }
      const taken = piece.copy(held, filled, at);
      filled += taken;
      at += taken;
    }
  }
  yield* sealChunk(payloadKey, { id, index, isLast: true }, held.subarray(0, filled));
}

/** Throws FileDamaged if beginning or end don't belong to this file. */
export async function openFile(fileKey: Buffer, id: string, bytes: StoredBytes): Promise<OpenedFile> {
  const payloadKey = openBeginning(fileKey, id, await bytes.read(0, BEGINNING_BYTES));
  const layout = layoutOf(id, bytes.size);
  const contentOf = async (index: number) => {
    const { position, length } = layout.placeOf(index);
    const sealed = await bytes.read(position, length);
    if (sealed.length < length) throw new FileDamaged(`${id} has an end cut off`);
    return openChunk(payloadKey, { id, index, isLast: index === layout.count - 1 }, sealed);
  };
  // The end proves the size: otherwise a truncated file would go unnoticed until it is read that far.
  await contentOf(layout.count - 1);
  return {
    size: layout.size,
    async *read({ start, end } = { start: 0, end: layout.size - 1 }) {
      for (let index = Math.floor(start / CHUNK_BYTES); index * CHUNK_BYTES <= end; index++) {
        const content = await contentOf(index);
        const part = content.subarray(Math.max(0, start - index * CHUNK_BYTES), end + 1 - index * CHUNK_BYTES);
        if (part.length) yield part;
      }
    },
  };
}
