import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';
import { FileDamaged } from '../storage.ts';

/** For AES-256-GCM, in bytes. */
export const GCM = { cipher: 'aes-256-gcm', key: 32, iv: 12, tag: 16 } as const;

const MAGIC = Buffer.from('TRVS');
const FORMAT = 1;
/** Key version for new files. A newer one gets its own number and derivation next to this. */
const KEY_VERSION = 1;

/** Offsets of the header's parts. */
const AT = { format: 4, keyVersion: 5, chunkBytes: 6, iv: 10, tag: 22, key: 38 } as const;
export const HEADER_BYTES = AT.key + GCM.key;

/** Contents of a decrypted file header. */
export interface OpenHeader {
  /** The file's own key. */
  key: Buffer;
  /** Bytes of content in each chunk except the last. */
  chunkBytes: number;
}

const DERIVED = { 1: 'stored files v1' } as const;

/** Keys that wrap file keys, by version. */
export type WrappingKeys = ReadonlyMap<number, KeyObject>;

export const wrappingKeys = (secret: string): WrappingKeys =>
  new Map(Object.entries(DERIVED).map(([version, purpose]) => [Number(version), deriveKey(secret, purpose)]));

/** Creates a header with a new key for the file with this id. */
export function makeHeader(keys: WrappingKeys, id: string, chunkBytes: number): { header: Buffer; key: Buffer } {
  const wrapping = keys.get(KEY_VERSION);
  if (!wrapping) throw new Error(`there is no key of version ${KEY_VERSION}`);
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt8(FORMAT, AT.format);
  header.writeUInt8(KEY_VERSION, AT.keyVersion);
  header.writeUInt32BE(chunkBytes, AT.chunkBytes);
  const iv = randomBytes(GCM.iv);
  const key = randomBytes(GCM.key);
  const cipher = createCipheriv(GCM.cipher, wrapping, iv).setAAD(factsOf(header, id));
  const wrapped = Buffer.concat([cipher.update(key), cipher.final()]);
  iv.copy(header, AT.iv);
  cipher.getAuthTag().copy(header, AT.tag);
  wrapped.copy(header, AT.key);
  return { header, key };
}

/** Unwraps the file's key from its header. Throws FileDamaged unless it is this file's own header. */
export function openHeader(keys: WrappingKeys, id: string, header: Buffer): OpenHeader {
  if (header.length < HEADER_BYTES || !header.subarray(0, AT.format).equals(MAGIC))
    throw new FileDamaged(`${id} is no sealed file`);
  const version = header.readUInt8(AT.keyVersion);
  const wrapping = keys.get(version);
  if (header.readUInt8(AT.format) !== FORMAT || !wrapping)
    throw new FileDamaged(`${id} was sealed in a way, or under a key (${version}), that is not known here`);
  try {
    const decipher = createDecipheriv(GCM.cipher, wrapping, header.subarray(AT.iv, AT.tag), {
      authTagLength: GCM.tag,
    })
      .setAAD(factsOf(header, id))
      .setAuthTag(header.subarray(AT.tag, AT.key));
    const key = Buffer.concat([decipher.update(header.subarray(AT.key, HEADER_BYTES)), decipher.final()]);
    return { key, chunkBytes: header.readUInt32BE(AT.chunkBytes) };
  } catch (cause) {
    throw new FileDamaged(`the header of ${id} was changed, or sealed under another secret`, { cause });
  }
}

/** Associated data of the wrapped key: everything before it, and the file's id. */
const factsOf = (header: Buffer, id: string): Buffer => Buffer.concat([header.subarray(0, AT.iv), Buffer.from(id)]);
