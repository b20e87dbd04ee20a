import {
  accountRegistered,
  mailRequested,
  passwordChanged,
  refreshReplayed,
  RESET_LINK_MINUTES,
  VERIFY_LINK_HOURS,
} from '@travesia/contracts/accounts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import type { LinkPurpose } from './accounts.tables.ts';
import { insertLink, takeMailRequest, withdrawLinks } from './links.repo.ts';
import { accountMails } from './mails/account-mails.ts';
import { writeOfEmailChanges } from './email-change/email-change.subscribers.ts';
import { maySignIn } from './people/may-sign-in.ts';
import { findUser, findUserByEmail, type UserRow } from './people/users.repo.ts';

/** Maximum emails per address and hour for requests anyone can make, so that a flood can't fill a mailbox. */
const MOST_MAILS = 5;
const WITHIN_MINUTES = 60;

/** Operators hand over the account setup link themselves. */
type MailedPurpose = Exclude<LinkPurpose, 'set_up_account'>;

/** Minutes until an emailed link expires. */
const WORKS: Readonly<Record<MailedPurpose, number>> = {
  verify_email: VERIFY_LINK_HOURS * 60,
  reset_password: RESET_LINK_MINUTES,
};

interface Post {
  mail: Pick<Mail, 'queueMail' | 'countRecent'>;
  clock: Clock;
  secret: string;
  /** Public origin of this installation. */
  origin: string;
  /** Path a sign-in link redirects to. Defaults to the start page. */
  landingOf?: (tx: Tx, userId: string) => Promise<string | null>;
}

/** Sends account emails. */
export function writeToAccounts(outbox: Outbox, post: Post): void {
  const keys = createAccountKeys(post.secret);
  writeOfEmailChanges(outbox, post);
  outbox.subscribe(accountRegistered, 'accounts_verify', async (tx, { user_id: id }) => {
    const user = await findUser(tx, id);
    if (user?.status === 'unverified') await sendLink(tx, post, keys, user, 'verify_email');
  });
  outbox.subscribe(mailRequested, 'accounts_requested_mail', async (tx, { mail_request_id: id }) => {
    const request = await takeMailRequest(tx, id);
    const user = request && (await findUserByEmail(tx, request.emailKey));
    if (!user || (await hasEnough(tx, post, user))) return;
    const waits = user.status === 'unverified';
    const { kind } = request;
    if (!waits && (kind === 'already_registered' || kind === 'already_registered_clinic'))
      return tellUser(tx, post, user, kind);
    if (kind === 'reset_password' && (waits || maySignIn(user.status)))
      return sendLink(tx, post, keys, user, 'reset_password');
    // A user who signs up again before opening the first email wants the verification email.
    if (waits) await sendLink(tx, post, keys, user, 'verify_email');
  });
  outbox.subscribe(passwordChanged, 'accounts_tell_of_password', (tx, { user_id: id }) =>
    tell(tx, post, id, 'password_changed'),
  );
  outbox.subscribe(refreshReplayed, 'accounts_tell_of_replay', (tx, { user_id: id }) =>
    tell(tx, post, id, 'session_replayed'),
  );
}

/** Whether a user reached the hourly email limit. */
async function hasEnough(tx: Tx, { mail }: Post, { email }: UserRow): Promise<boolean> {
  return (await mail.countRecent(tx, email, WITHIN_MINUTES)) >= MOST_MAILS;
}

/** Emails without a link of their own. */
type News = 'already_registered' | 'already_registered_clinic' | 'password_changed' | 'session_replayed';

async function tell(tx: Tx, post: Post, userId: string, kind: News): Promise<void> {
  const user = await findUser(tx, userId);
  if (user) await tellUser(tx, post, user, kind);
}

async function tellUser(tx: Tx, { mail, origin }: Post, user: UserRow, kind: News): Promise<void> {
  const { language } = user;
  await mail.queueMail(tx, accountMails[kind], { to: user, language, origin, facts: { firstName: nameOf(user) } });
}

/** People are named once they have shown that the mailbox is theirs. */
const nameOf = (user: UserRow): string | null => (user.emailVerifiedAt ? user.firstName : null);

/** Emails a new link and revokes earlier links with the same purpose. */
async function sendLink(tx: Tx, post: Post, keys: AccountKeys, user: UserRow, purpose: MailedPurpose): Promise<void> {
  const token = keys.newToken();
  const now = post.clock.now();
  await withdrawLinks(tx, user.id, purpose);
  await insertLink(tx, {
    tokenHash: keys.hashToken(token),
    userId: user.id,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + WORKS[purpose] * 60_000),
  });
  const { mail, origin, landingOf } = post;
  const landing = await landingOf?.(tx, user.id);
  const facts = { firstName: nameOf(user), token, minutes: WORKS[purpose], landing };
  await mail.queueMail(tx, accountMails[purpose], { to: user, language: user.language, origin, facts });
}
