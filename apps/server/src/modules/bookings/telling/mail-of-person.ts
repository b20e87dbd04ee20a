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
  /** After this it says nothing any more: not sent if quiet hours last longer, and withdrawn when what it is about changes. */
  outdatedAt: Date | null;
  about: MailedAbout;
}

/** What an email is about; what waits is withdrawn by it. */
type MailedAbout = { bookingId: string } | { journeyId: string };

const keyOf = (about: MailedAbout): string =>
  'bookingId' in about ? `booking/${about.bookingId}` : `journey/${about.journeyId}`;

/** Withdraws emails about a booking or a journey that wait for quiet hours to end and hold no more. */
export const withdrawOutdated = ({ mail }: Post, tx: Tx, about: MailedAbout): Promise<void> =>
  mail.withdrawMails(tx, keyOf(about));

/** Emails somebody about a booking or a journey, as they wish: not at all, or after their quiet hours. */
export async function mailPerson<F>({ mail, origin, clock }: Post, tx: Tx, order: Order<F>): Promise<void> {
  const { to, language, topic, kind, facts, outdatedAt, about } = order;
  const { mail: isWanted, notBefore } =
    topic === 'always' ? { mail: true, notBefore: null } : await findWish(tx, to.id, topic, clock.now());
  if (!isWanted || (notBefore && outdatedAt && notBefore >= outdatedAt)) return;
  const waits = outdatedAt ? { about: keyOf(about), outdatedAt } : {};
  const optional = topic === 'always' ? null : { userId: to.id, topic };
  await mail.queueMail(tx, kind, { to, language, origin, facts }, { notBefore, optional, ...waits });
}
