import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps texts unreadable in the database, its backups and its logs: AES-256-GCM under a key of the installation's secret. */
export interface Seal {
  /** `of` names the row: a sealed text that is moved to another row cannot be opened. */
  seal(text: string, of: string): string;
  /** Throws when the text was changed, moved, or sealed under another secret. */
  open(sealed: string, of: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = 'v1.';

/** Whether a text was sealed. */
export const isSealed = (text: string): boolean => text.startsWith(PREFIX);

/** A seal with a key of 32 bytes, as `deriveKey` gives it. */
export function createSeal(key: Buffer): Seal {
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
