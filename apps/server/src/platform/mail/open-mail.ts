import { createSeal, isSealed, type Seal } from '../secrets/seal.ts';
import { deriveKey } from '../secrets/secret.ts';
import type { StoredMail } from './mail.repo.ts';

/** Encryption of emails in the database: their texts contain links that sign users in. */
export const mailSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'mails'));

/** An email with readable texts. Throws if it was encrypted with another secret. */
export function openMail(seal: Seal, mail: StoredMail): StoredMail {
  // Emails of earlier versions are not encrypted.
  const open = (text: string) => (isSealed(text) ? seal.open(text, mail.id) : text);
  return {
    ...mail,
    text: open(mail.text),
    html: mail.html === null ? null : open(mail.html),
    calendar: mail.calendar === null ? null : open(mail.calendar),
  };
}
