import { appendAudit, commandLine } from '../audit/append-audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { findMail, listMails, type StoredMail } from './mail.repo.ts';
import { mailSeal, openMail } from './open-mail.ts';

/** An email in a list: without its text, which may contain a sign-in link. */
export type MailLine = Pick<
  StoredMail,
  'id' | 'recipient' | 'template' | 'locale' | 'subject' | 'state' | 'failure' | 'createdAt'
>;

/** The newest emails, all or those to one address, in any state. */
export async function listMailLines(
  database: Database,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<MailLine[]> {
  const mails = await listMails(database, limit, to);
  return mails.map(({ id, recipient, template, locale, subject, state, failure, createdAt }) => ({
    id,
    recipient,
    template,
    locale,
    subject,
    state,
    failure,
    createdAt,
  }));
}

/** One email with its text, for the command line; the read is recorded. Undefined if there is none. */
export async function readMailAtMachine(
  { database, clock, secret }: { database: Database; clock: Clock; secret: string },
  id: string,
): Promise<StoredMail | undefined> {
  const stored = await findMail(database, id);
  if (!stored) return undefined;
  const mail = openMail(mailSeal(secret), stored);
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'mail.read', actor: commandLine, at: clock.now(), target: { type: 'mail', id } }),
  );
  return mail;
}
