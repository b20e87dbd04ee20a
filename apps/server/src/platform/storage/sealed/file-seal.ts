import { type ByteRange, FileDamaged } from '../storage.ts';
import { openChunk, layoutOf, sealChunk } from './chunks.ts';
import { HEADER_BYTES, makeHeader, openHeader, wrappingKeys } from './header.ts';

const CHUNK_BYTES = 64 * 1024;

/** Stored bytes of a file, readable in parts. */
export interface SealedBytes {
  size: number;
  /** Fewer bytes than requested at the end. */
  read(position: number, length: number): Promise<Buffer>;
}

/** The content of an encrypted file with verified size. */
export interface OpenedFile {
  size: number;
  /**
   * Decrypts chunk by chunk; the range must be inside the file. Throws FileDamaged before returning altered content.
   */
  read(range?: ByteRange): AsyncGenerator<Buffer>;
}

/** Encrypts file contents on disk in chunks, so that a part can be read without the whole (ADR 27). */
export interface FileSeal {
  /** The bytes to write for a content; holds one chunk at a time. */
  seal(id: string, content: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer>;
  /** Throws FileDamaged if header or end don't belong to this file. */
  open(id: string, bytes: SealedBytes): Promise<OpenedFile>;
}

/** A seal with keys derived from the installation's secret. */
export function createFileSeal(secret: string, chunkBytes: number = CHUNK_BYTES): FileSeal {
  const keys = wrappingKeys(secret);
  return {
    async *seal(id, content) {
      const { header, key } = makeHeader(keys, id, chunkBytes);
      yield header;
      const held = Buffer.alloc(chunkBytes);
      let filled = 0;
      let index = 0;
      for await (const given of content) {
        const piece = Buffer.isBuffer(given) ? given : Buffer.from(given);
        for (let at = 0; at < piece.length;) {
          // A full chunk waits for the next byte: only then is it known not to be the last.
          if (filled === chunkBytes) {
            yield sealChunk(key, { id, index: index++, isLast: false }, held);
            filled = 0;
          }
          const taken = piece.copy(held, filled, at);
          filled += taken;
          at += taken;
        }
      }
      yield sealChunk(key, { id, index, isLast: true }, held.subarray(0, filled));
    },
    async open(id, bytes) {
      const header = openHeader(keys, id, await bytes.read(0, HEADER_BYTES));
      const layout = layoutOf(id, bytes.size, header.chunkBytes);
      const contentOf = async (index: number) => {
        const { position, length } = layout.placeOf(index);
        const sealed = await bytes.read(position, length);
        if (sealed.length < length) throw new FileDamaged(`${id} has an end cut off`);
        return openChunk(header.key, { id, index, isLast: index === layout.count - 1 }, sealed);
      };
      // The end proves the size: otherwise a truncated file would go unnoticed until it is read that far.
      await contentOf(layout.count - 1);
      return {
        size: layout.size,
        async *read({ start, end } = { start: 0, end: layout.size - 1 }) {
          const size = header.chunkBytes;
          for (let index = Math.floor(start / size); index * size <= end; index++) {
            const content = await contentOf(index);
            const part = content.subarray(Math.max(0, start - index * size), end + 1 - index * size);
            if (part.length) yield part;
          }
        },
      };
    },
  };
}
