import { createCipheriv, createDecipheriv } from 'node:crypto';
import { FileDamaged } from '../storage.ts';
import { GCM, HEADER_BYTES } from './header.ts';

/** A chunk of a file: its number, and whether it is the last. */
export interface ChunkPlace {
  id: string;
  index: number;
  isLast: boolean;
}

/** Layout of a file with this many bytes on disk. */
export interface Layout {
  /** Bytes of content. */
  size: number;
  /** Number of chunks; at least one, which may be empty. */
  count: number;
  /** Position of a chunk on disk, including its tag. */
  placeOf: (index: number) => { position: number; length: number };
}

/** Throws FileDamaged for a length no encrypted file has. */
export function layoutOf(id: string, bytesOnDisk: number, chunkBytes: number): Layout {
  const body = bytesOnDisk - HEADER_BYTES;
  const whole = chunkBytes + GCM.tag;
  const count = Math.max(1, Math.ceil(body / whole));
  const last = body - (count - 1) * whole;
  if (last < GCM.tag) throw new FileDamaged(`${id} has an end cut off`);
  return {
    size: body - count * GCM.tag,
    count,
    placeOf: (index) => ({ position: HEADER_BYTES + index * whole, length: index === count - 1 ? last : whole }),
  };
}

export function sealChunk(key: Buffer, place: ChunkPlace, content: Buffer): Buffer {
  const cipher = createCipheriv(GCM.cipher, key, ivOf(place)).setAAD(factsOf(place));
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Throws FileDamaged unless this chunk was encrypted for this position of this file. */
export function openChunk(key: Buffer, place: ChunkPlace, sealed: Buffer): Buffer {
  const end = sealed.length - GCM.tag;
  try {
    const decipher = createDecipheriv(GCM.cipher, key, ivOf(place), { authTagLength: GCM.tag })
      .setAAD(factsOf(place))
      .setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new FileDamaged(`chunk ${place.index} of ${place.id} was changed, moved or cut off`, { cause });
  }
}

/** The chunk number as nonce: a file's key encrypts only one file, written once, so no nonce repeats. */
function ivOf({ index }: ChunkPlace): Buffer {
  const iv = Buffer.alloc(GCM.iv);
  iv.writeUInt32BE(index, GCM.iv - 4);
  return iv;
}

/** Associated data of a chunk: the file, its number, and whether it is the last, so that the end can't be truncated. */
function factsOf({ id, index, isLast }: ChunkPlace): Buffer {
  const facts = Buffer.alloc(5);
  facts.writeUInt32BE(index);
  facts.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([facts, Buffer.from(id)]);
}
