import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { FileDamaged } from '../storage.ts';

/** Of the key of one file, as age v1 has it. */
export const FILE_KEY_BYTES = 16;
const NONCE_BYTES = 16;
const VERSION = 'age-encryption.org/v1';
/** A stanza that says whose key opens the file, not the key itself: that is in the database, where it can be changed and erased. */
const STANZA = 'travesia-vault';

/** What stands before the encrypted chunks: the header of the age format, and the nonce of the payload. */
export interface Beginning {
  bytes: Buffer;
  /** Encrypts the chunks of this file only. */
  payloadKey: Buffer;
}

/** Begins a file in the age v1 format (age-encryption.org/v1). */
export function beginFile(fileKey: Buffer, id: string): Beginning {
  const nonce = randomBytes(NONCE_BYTES);
  return { bytes: Buffer.concat([headerOf(fileKey, id), nonce]), payloadKey: payloadKeyOf(fileKey, nonce) };
}

/** Bytes before the first chunk; the same for every file, as ids are. */
export const BEGINNING_BYTES =
  headerOf(Buffer.alloc(FILE_KEY_BYTES), '00000000-0000-0000-0000-000000000000').length + NONCE_BYTES;

/** Returns the key of the payload. Throws FileDamaged unless this beginning was written for this file with this key. */
export function openBeginning(fileKey: Buffer, id: string, bytes: Buffer): Buffer {
  const expected = headerOf(fileKey, id);
  if (bytes.length < BEGINNING_BYTES || !timingSafeEqual(bytes.subarray(0, expected.length), expected))
    throw new FileDamaged(`the header of ${id} was changed, or belongs to another file or key`);
  return payloadKeyOf(fileKey, bytes.subarray(expected.length, BEGINNING_BYTES));
}

/** The header is a function of key and id, so that comparing it verifies both, and its MAC. */
function headerOf(fileKey: Buffer, id: string): Buffer {
  // The stanza's empty body is an empty line.
  const signed = `${VERSION}\n-> ${STANZA} ${id}\n\n---`;
  const mac = createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(signed)
    .digest('base64');
  return Buffer.from(`${signed} ${mac.replaceAll('=', '')}\n`);
}

function payloadKeyOf(fileKey: Buffer, nonce: Buffer): Buffer {
  return derive(fileKey, nonce, 'payload');
}

function derive(key: Buffer, salt: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, 32));
}
