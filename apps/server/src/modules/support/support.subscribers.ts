import { ticketAnswered } from '@travesia/contracts/support';
import type { Clock } from '../../platform/clock.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findUser } from '../accounts/index.ts';
import { findWish } from '../profiles/index.ts';
import { supportMails } from './mails/answer-mail.ts';
import { findAnyTicket } from './tickets.repo.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  clock: Clock;
  /** Public origin of this installation. */
  origin: string;
}

/** Emails people that they got an answer, without its content; respects their notification settings. */
export function tellOfTickets(outbox: Pick<Outbox, 'subscribe'>, { mail, clock, origin }: Post): void {
  outbox.subscribe(ticketAnswered, 'support_tell', async (tx, { ticket_id: id, user_id: userId }) => {
    const ticket = await findAnyTicket(tx, id);
    const user = await findUser(tx, userId);
    if (!ticket || !user || user.status === 'erased') return;
    const wish = await findWish(tx, userId, 'messages', clock.now());
    if (!wish.mail) return;
    const { firstName, language } = user;
    const facts = { firstName, id, reference: ticket.reference };
    await mail.queueMail(
      tx,
      supportMails.answered,
      { to: user, language, origin, facts },
      { notBefore: wish.notBefore, optional: { userId, topic: 'messages' } },
    );
  });
}
