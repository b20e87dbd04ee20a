import type { Clock } from '../../platform/clock.ts';
import type { MailVerdict, MailWishes, OptionalMail } from '../../platform/mail/mail-wishes.ts';
import { listPreferencesOf } from './profiles.repo.ts';
import { type Wish, wishOf } from './queries/find-wish.ts';

/**
 * Decides about optional emails right before they are sent, whatever was wished when they were written: who turned them off gets none
 * that still waits.
 */
export const mailWishes =
  (clock: Clock): MailWishes =>
  async (db, mails) => {
    const now = clock.now();
    const users = [...new Set(mails.map(({ userId }) => userId))];
    const preferences = await listPreferencesOf(db, users);
    return mails.map((mail) => verdictOn(mail, wishOf(preferences.get(mail.userId), mail.topic, now), now));
  };

function verdictOn({ outdatedAt }: OptionalMail, { mail, notBefore }: Wish, now: Date): MailVerdict {
  const at = notBefore ?? now;
  if (!mail || (outdatedAt && outdatedAt <= at)) return 'drop';
  return notBefore ? { notBefore } : 'send';
}
