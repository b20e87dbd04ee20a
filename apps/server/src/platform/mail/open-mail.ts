import { createSeal, isSealed, type Seal } from '../secrets/seal.ts';
import { deriveKey } from '../secrets/secret.ts';
import type { StoredMail } from './mail.repo.ts';

/** What mails are sealed with in the database: their texts hold links that sign people in. */
export const mailSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'mails'));

/** A mail with its texts readable. Throws when it was sealed under another secret. */
export function openMail(seal: Seal, mail: StoredMail): StoredMail {
  // Mails of earlier versions are not sealed.
  const open = (text: string) => (isSealed(text) ? seal.open(text, mail.id) : text);
  return { ...mail, text: open(mail.text), html: mail.html === null ? null : open(mail.html) };
}
