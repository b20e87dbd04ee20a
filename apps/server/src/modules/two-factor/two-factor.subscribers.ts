import { securityChanged } from '@travesia/contracts/two-factor';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findUser } from '../accounts/index.ts';
import { securityMails } from './mails/security-mail.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
}

/** Emails people when a sign-in method of their account changes. */
export function tellOfSecurity(outbox: Outbox, { mail, origin }: Post): void {
  outbox.subscribe(securityChanged, 'two_factor_tell', async (tx, { user_id: id, change }) => {
    const user = await findUser(tx, id);
    if (!user) return;
    const { firstName, language } = user;
    await mail.queueMail(tx, securityMails[change], { to: user, language, origin, facts: { firstName } });
  });
}
