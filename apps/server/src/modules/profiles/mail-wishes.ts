import type { Clock } from '../../platform/clock.ts';
import type { MailVerdict, MailWishes, OptionalMail } from '../../platform/mail/mail-wishes.ts';
import { findWish, type Wish } from './queries/find-wish.ts';

/**
 * Decides about optional emails right before they are sent, whatever was wished when they were written: who turned them off gets none
 * that still waits.
 */
export const mailWishes =
  (clock: Clock): MailWishes =>
  (db, mails) => {
    const now = clock.now();
    return Promise.all(
      mails.map(async (mail) => verdictOn(mail, await findWish(db, mail.userId, mail.topic, now), now)),
    );
  };

function verdictOn({ outdatedAt }: OptionalMail, { mail, notBefore }: Wish, now: Date): MailVerdict {
  const at = notBefore ?? now;
  if (!mail || (outdatedAt && outdatedAt <= at)) return 'drop';
  return notBefore ? { notBefore } : 'send';
}
