import type { Locale, NotificationTopic } from '@travesia/contracts/kit';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { findWish } from '../../profiles/index.ts';

export interface Post {
  clock: Clock;
  mail: Pick<Mail, 'queueMail' | 'withdrawMails'>;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

interface Order<F> {
  to: { id: string; email: string; demo: boolean };
  language: Locale;
  topic: NotificationTopic;
  kind: MailKind<F>;
  facts: F;
  /** After this it says nothing any more: not sent if quiet hours last longer, and withdrawn when the booking changes. */
  outdatedAt: Date | null;
  bookingId: string;
}

/** What is withdrawn when a booking changes. */
const waitingFor = (bookingId: string): string => `booking/${bookingId}`;

/** Withdraws emails about a booking that wait for quiet hours to end and hold no more. */
export const withdrawOutdated = ({ mail }: Post, tx: Tx, bookingId: string): Promise<void> =>
  mail.withdrawMails(tx, waitingFor(bookingId));

/** Emails somebody about a booking, as they wish: not at all, or after their quiet hours. */
export async function mailPerson<F>({ mail, origin, clock }: Post, tx: Tx, order: Order<F>): Promise<void> {
  const { to, language, topic, kind, facts, outdatedAt, bookingId } = order;
  const { mail: isWanted, notBefore } =
    topic === 'always' ? { mail: true, notBefore: null } : await findWish(tx, to.id, topic, clock.now());
  if (!isWanted || (notBefore && outdatedAt && notBefore >= outdatedAt)) return;
  const about = outdatedAt ? { about: waitingFor(bookingId) } : {};
  await mail.queueMail(tx, kind, { to, language, origin, facts }, { notBefore, ...about });
}
