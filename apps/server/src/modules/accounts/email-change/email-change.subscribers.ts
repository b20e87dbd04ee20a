import { EMAIL_CHANGE_HOURS, emailChangeAsked, emailChanged } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { createAccountKeys } from '../account-keys.ts';
import { writeAccountMail } from '../mails/account-mails.ts';
import type { AccountMail } from '../mails/mail-texts.ts';
import { findUser, findUserByEmail, type UserRow } from '../people/users.repo.ts';
import { findEmailChange, writeEmailChange } from './email-changes.repo.ts';

interface Post {
  mail: Pick<Mail, 'queueMail' | 'countRecent'>;
  secret: string;
  /** Public origin of this installation. */
  origin: string;
}

/** Maximum emails to one address per hour, whoever requests them. */
const MOST_MAILS = 5;

/** Asks both mailboxes to confirm an address change, and notifies both once it is made. */
export function writeOfEmailChanges(outbox: Outbox, post: Post): void {
  const keys = createAccountKeys(post.secret);
  outbox.subscribe(emailChangeAsked, 'accounts_ask_both_mailboxes', async (tx, { email_change_id: id }) => {
    const change = await findEmailChange(tx, id);
    const user = change && (await findUser(tx, change.userId));
    if (!change || !user || change.stoppedAt) return;
    const approve = keys.newToken();
    const { newEmail, oldEmail } = change;
    await send(tx, post, user, { to: oldEmail, kind: 'email_change_approve', token: approve, newEmail });
    const holder = await findUserByEmail(tx, newEmail);
    if (holder) {
      await writeEmailChange(tx, id, { approveHash: keys.hashToken(approve) });
      await send(tx, post, holder, { to: newEmail, kind: 'email_change_taken' });
      return;
    }
    const confirm = keys.newToken();
    await writeEmailChange(tx, id, { approveHash: keys.hashToken(approve), confirmHash: keys.hashToken(confirm) });
    await send(tx, post, user, { to: newEmail, kind: 'email_change_confirm', token: confirm, newEmail });
  });
  outbox.subscribe(emailChanged, 'accounts_tell_both_mailboxes', async (tx, { email_change_id: id }) => {
    const change = await findEmailChange(tx, id);
    const user = change && (await findUser(tx, change.userId));
    if (!change || !user) return;
    const { newEmail, oldEmail } = change;
    for (const to of [oldEmail, newEmail]) await send(tx, post, user, { to, kind: 'email_changed', newEmail });
  });
}

interface Letter {
  to: string;
  kind: AccountMail;
  token?: string;
  newEmail?: string;
}

async function send(tx: Tx, { mail, origin }: Post, user: UserRow, { to, kind, ...facts }: Letter): Promise<void> {
  if (kind !== 'email_changed' && (await mail.countRecent(tx, to, 60)) >= MOST_MAILS) return;
  const { language } = user;
  // Include names only if the mailbox is known to be the user's.
  const firstName = to === user.email && user.emailVerifiedAt ? user.firstName : null;
  await mail.queueMail(tx, {
    to: { email: to, demo: user.demo },
    template: `accounts.${kind}`,
    locale: language,
    ...writeAccountMail({ kind, firstName, language, origin, minutes: EMAIL_CHANGE_HOURS * 60, ...facts }),
  });
}
