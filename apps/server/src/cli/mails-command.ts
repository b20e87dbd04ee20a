import { Id } from '@travesia/contracts/kit';
import type { Command } from 'commander';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { listMailLines, readMailAtMachine } from '../platform/mail/read-mails.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { withDatabase } from './open-for-command.ts';
import { harmless, inColumns, inLines, instant, say } from './plain-text.ts';

interface Wanted {
  to?: string;
  last: string;
  show?: string;
  json?: boolean;
}

/** `travesia mails`: shows outgoing emails, so that an installation without a mail server can hand out links. */
export function addMailsCommand(program: Command): void {
  program
    .command('mails')
    .description('Mails of the last 30 days, the newest first: sent, or kept because no SMTP_URL is set.')
    .option('--to <address>', 'only those to an address')
    .option('--last <count>', 'how many', '20')
    .option('--show <id>', 'one with its text; that it was read is written into the audit log')
    .option('--json', 'for scripts')
    .action((wanted: Wanted) =>
      withDatabase((database, config) =>
        wanted.show === undefined ? list(database, wanted) : show(database, config, wanted.show, wanted.json),
      ),
    );
}

async function list(database: Database, { to, last, json }: Wanted): Promise<void> {
  const limit = Number(last);
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`--last takes a whole number from 1, not ${last}.`);
  const mails = await listMailLines(database, { to, limit });
  if (json) return say(JSON.stringify(mails));
  if (!mails.length) return say(to ? `No mail to ${to} was written in the last 30 days.` : 'No mail was written yet.');
  const rows = mails.map((mail) => [
    mail.id,
    instant(mail.createdAt.toISOString()),
    mail.state,
    mail.recipient,
    mail.subject,
  ]);
  for (const line of inColumns([['id', 'written', 'state', 'to', 'subject'], ...rows])) say(line);
  say('\nThe text of one: npx travesia mails --show <id>');
}

async function show(database: Database, config: Config, given: string, json?: boolean): Promise<void> {
  const id = Id.safeParse(given.trim().toLowerCase());
  const deps = { database, clock: systemClock, secret: loadSecret(config) };
  const mail = id.success ? await readMailAtMachine(deps, id.data) : undefined;
  if (!mail) throw new Error(`There is no mail with the id ${given}.`);
  const { recipient, subject, state, failure, text, createdAt } = mail;
  if (json)
    return say(JSON.stringify({ id: mail.id, recipient, subject, state, failure, text, created_at: createdAt }));
  for (const line of inLines([
    ['to', recipient],
    ['subject', subject],
    ['written', instant(createdAt.toISOString())],
    ['state', failure ? `${state}: ${failure}` : state],
  ]))
    say(line);
  say(`\n${harmless(text)}`);
}
