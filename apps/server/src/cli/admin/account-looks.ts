import { accountMachine } from '@travesia/contracts/accounts';
import type { Command } from 'commander';
import { listAccounts } from '../../modules/accounts/index.ts';
import { inColumns, inLines, instant, say } from '../plain-text.ts';
import { administer, type AdminWork, readRole } from './administer.ts';

type Status = keyof typeof accountMachine.states;
const STATUSES = Object.keys(accountMachine.states) as Status[];

interface Wanted {
  role?: string;
  status?: string;
  limit: string;
  json?: boolean;
}

/** Read-only commands. They print nothing that gives access to an account. */
export function addAccountLooks(admin: Command): void {
  admin
    .command('show')
    .description('shows an account')
    .argument('<email>', 'address of the account')
    .option('--json', 'for scripts')
    .action((email: string, { json }: { json?: boolean }) => administer((work) => show(work, email, json)));
  admin
    .command('list')
    .description('lists accounts, the newest first')
    .option('--role <role>', 'only patient, provider, organization or admin')
    .option('--status <status>', `only ${STATUSES.join(', ')}`)
    .option('--limit <count>', 'how many', '50')
    .option('--json', 'for scripts')
    .action((wanted: Wanted) => administer((work) => list(work, wanted)));
}

async function show({ find }: AdminWork, email: string, json?: boolean): Promise<void> {
  const account = await find(email);
  if (json) return say(JSON.stringify(account));
  const facts: [string, string][] = [
    ['address', `${account.email}, ${account.email_verified_at ? 'proved' : 'not proved'}`],
    ['name', account.name],
    ['role', account.role + (account.privileged ? ', and no feature flag keeps them out' : '')],
    ['state', account.status + (account.demo ? ', an invented person of the demonstration' : '')],
    ['password', account.has_password ? `since ${instant(account.password_changed_at)}` : 'none'],
    ['language', account.language],
    ['country', account.country ?? 'not given'],
    ['since', instant(account.created_at)],
    ['id', account.id],
  ];
  for (const line of inLines(facts)) say(line);
}

async function list({ accounts, scope }: AdminWork, { role, status, limit: most, json }: Wanted): Promise<void> {
  const known = STATUSES.find((one) => one === status);
  if (status !== undefined && !known) throw new Error(`${status} is no state; the states are ${STATUSES.join(', ')}.`);
  const limit = Number(most);
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`--limit takes a whole number from 1, not ${most}.`);
  const filter = { role: role === undefined ? undefined : readRole(role), status: known, limit: limit + 1 };
  const found = await listAccounts(accounts.database.db, scope, filter);
  const shown = found.slice(0, limit);
  if (json) return say(JSON.stringify(shown));
  if (!shown.length) return say('There is no such account.');
  const rows = shown.map((one) => [
    one.email,
    one.name,
    one.role,
    one.status + (one.demo ? ' (demo)' : ''),
    instant(one.created_at),
  ]);
  for (const line of inColumns([['address', 'name', 'role', 'state', 'since'], ...rows])) say(line);
  if (found.length > limit) say(`There are more: --limit ${limit * 2}`);
}
