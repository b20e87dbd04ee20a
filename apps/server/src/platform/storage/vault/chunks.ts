import { createCipheriv, createDecipheriv } from 'node:crypto';
import { FileDamaged } from '../storage.ts';
import { BEGINNING_BYTES } from './age-file.ts';

/** Bytes of content in each chunk but the last, as age v1 has it. */
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'chacha20-poly1305';
const NONCE = { bytes: 12, counterAt: 7, lastAt: 11 } as const;

/** A chunk of a file: its number, and whether it is the last. */
export interface ChunkPlace {
  id: string;
  index: number;
  isLast: boolean;
}

/** Layout of a file with this many stored bytes. */
export interface Layout {
  /** Bytes of content. */
  size: number;
  /** Number of chunks; at least one, which may be empty. */
  count: number;
  /** Position of a chunk among the stored bytes, with its tag. */
  placeOf: (index: number) => { position: number; length: number };
}

/** Throws FileDamaged for a length no encrypted file has. */
export function layoutOf(id: string, storedBytes: number): Layout {
  const body = storedBytes - BEGINNING_BYTES;
  const whole = CHUNK_BYTES + TAG_BYTES;
  const count = Math.max(1, Math.ceil(body / whole));
  const last = body - (count - 1) * whole;
  // Only an empty file ends with an empty chunk.
  if (last < TAG_BYTES || (count > 1 && last === TAG_BYTES)) throw new FileDamaged(`${id} has an end cut off`);
  return {
    size: body - count * TAG_BYTES,
    count,
    placeOf: (index) => ({ position: BEGINNING_BYTES + index * whole, length: index === count - 1 ? last : whole }),
  };
}

/** Content and tag by themselves: putting them together would copy every byte. */
export function sealChunk(key: Buffer, place: ChunkPlace, content: Buffer): [content: Buffer, tag: Buffer] {
  const cipher = createCipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES });
  const sealed = cipher.update(content);
  cipher.final();
  return [sealed, cipher.getAuthTag()];
}

/** Throws FileDamaged unless this chunk was encrypted for this position of this file. */
export function openChunk(key: Buffer, place: ChunkPlace, sealed: Buffer): Buffer {
  const end = sealed.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(end));
    const content = decipher.update(sealed.subarray(0, end));
    decipher.final();
    return content;
  } catch (cause) {
    throw new FileDamaged(`chunk ${place.index} of ${place.id} was changed, moved or cut off`, { cause });
  }
}

/**
 * Eleven bytes of number and one that says whether it is the last. A file's key encrypts only one file, written once, so no nonce repeats;
 * a chunk at another place, or an end that was cut off, has another one.
 */
function nonceOf({ index, isLast }: ChunkPlace): Buffer {
  const nonce = Buffer.alloc(NONCE.bytes);
  nonce.writeUInt32BE(index, NONCE.counterAt);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE.lastAt);
  return nonce;
}
