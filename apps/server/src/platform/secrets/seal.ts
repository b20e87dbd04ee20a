import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/**
 * Encrypts texts for the database, its backups and its logs: AES-256-GCM with a key derived from the installation's
 * secret.
 */
export interface Seal {
  /** `of` identifies the row: an encrypted text moved to another row can't be decrypted. */
  seal(text: string, of: string): string;
  /** Throws if the text was changed, moved, or encrypted with another secret. */
  open(sealed: string, of: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'v1.';

/** Whether a text is encrypted. */
export const isSealed = (text: string): boolean => text.startsWith(PREFIX);

/** A seal with a key of 32 bytes, as `deriveKey` returns it. */
export function createSeal(key: KeyObject): Seal {
  return {
    seal: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, of) => {
      if (!isSealed(sealed)) throw new Error('this is no sealed text');
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString('utf8');
    },
  };
}
