import { randomBytes } from 'node:crypto';

/** Letters and digits that can't be confused with each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Formats eight random bytes as a reference: `TR-7K3M-9QXD`. */
export function referenceOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `TR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A new reference that people use on the phone and in emails. */
export const newReference = (): string => referenceOf(randomBytes(8));

/** A reference that follows from an id: from its last bytes, since ids begin alike. */
export const referenceOfId = (id: string): string =>
  referenceOf(Buffer.from(id.replaceAll('-', ''), 'hex').subarray(8));
