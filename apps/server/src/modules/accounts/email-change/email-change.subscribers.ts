import { EMAIL_CHANGE_HOURS, emailChangeAsked, emailChanged } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { createAccountKeys } from '../account-keys.ts';
import { accountMails } from '../mails/account-mails.ts';
import { findUser, findUserByEmail, type UserRow } from '../people/users.repo.ts';
import { findEmailChange, writeEmailChange } from './email-changes.repo.ts';

interface Post {
  mail: Pick<Mail, 'queueMail' | 'countRecent'>;
  secret: string;
  /** Public origin of this installation. */
  origin: string;
}

const minutes = EMAIL_CHANGE_HOURS * 60;

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
    await send(tx, post, user, oldEmail, accountMails.email_change_approve, { token: approve, minutes, newEmail });
    const holder = await findUserByEmail(tx, newEmail);
    if (holder) {
      await writeEmailChange(tx, id, { approveHash: keys.hashToken(approve) });
      await send(tx, post, holder, newEmail, accountMails.email_change_taken, {});
      return;
    }
    const confirm = keys.newToken();
    await writeEmailChange(tx, id, { approveHash: keys.hashToken(approve), confirmHash: keys.hashToken(confirm) });
    await send(tx, post, user, newEmail, accountMails.email_change_confirm, { token: confirm, minutes, newEmail });
  });
  outbox.subscribe(emailChanged, 'accounts_tell_both_mailboxes', async (tx, { email_change_id: id }) => {
    const change = await findEmailChange(tx, id);
    const user = change && (await findUser(tx, change.userId));
    if (!change || !user) return;
    const { newEmail, oldEmail } = change;
    for (const to of [oldEmail, newEmail]) await send(tx, post, user, to, accountMails.email_changed, { newEmail });
  });
}

async function send<F extends object>(
  tx: Tx,
  { mail, origin }: Post,
  user: UserRow,
  address: string,
  kind: MailKind<F & { firstName: string | null }>,
  facts: F,
): Promise<void> {
  if (kind.name !== accountMails.email_changed.name && (await mail.countRecent(tx, address, 60)) >= MOST_MAILS) return;
  // Include names only if the mailbox is known to be the user's.
  const firstName = address === user.email && user.emailVerifiedAt ? user.firstName : null;
  const to = { email: address, demo: user.demo };
  await mail.queueMail(tx, kind, { to, language: user.language, origin, facts: { ...facts, firstName } });
}
