import { createHmac } from 'node:crypto';

/**
 * A UID in place of another, the same one for the same key, so that copies of a study stay together; without the key it leads nowhere.
 * It is a UUID (version 8) as a number (PS3.5 B.2).
 */
export function newUid(original: string, key: Uint8Array): string {
  const hash = createHmac('sha256', key).update(`dicom-uid:${original}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return `2.25.${BigInt(`0x${hash.toString('hex', 0, 16)}`)}`;
}
