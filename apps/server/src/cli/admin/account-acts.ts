import type { Command } from 'commander';
import {
  activateAccount,
  changeRole,
  endAllSessions,
  listSessionsOf,
  suspendAccount,
  vouchForAddress,
} from '../../modules/accounts/index.ts';
import { removeLostFactors } from '../../modules/two-factor/index.ts';
import { inColumns, instant, say } from '../plain-text.ts';
import { administer, type AdminWork, readRole } from './administer.ts';

/** Commands that change an account. Each is written to the audit log. */
export function addAccountActs(admin: Command): void {
  const onAccount = (name: string, description: string) =>
    admin.command(name).description(description).argument('<email>', 'address of the account');
  onAccount('lock', 'keeps somebody from signing in and ends their sessions at once')
    .requiredOption('--reason <text>', 'why, for the audit log, which nobody can change later: name no illnesses')
    .action((email: string, { reason }: { reason: string }) =>
      act(email, async ({ accounts, scope }, userId) => {
        await suspendAccount(accounts, scope, { userId, reason });
        return 'is locked and signed out everywhere';
      }),
    );
  onAccount(
    'remove-second-factor',
    'takes away a second factor that somebody lost: app, recovery codes and passkeys; signs them out and has them told by mail',
  )
    .requiredOption('--reason <text>', 'how you know that it is them, for the audit log, which nobody can change later')
    .action((email: string, { reason }: { reason: string }) =>
      act(email, async ({ accounts, scope }, userId) => {
        const ended = await removeLostFactors(accounts, scope, { userId, reason });
        return `has no second factor any more: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended. In doubt about who knows the password? Then also: admin link`;
      }),
    );
  onAccount('unlock', 'lets them sign in again').action((email: string) =>
    act(email, async ({ accounts, scope }, userId) => {
      await activateAccount(accounts, scope, { userId });
      return 'may sign in again';
    }),
  );
  onAccount('role', 'gives them another role, from their next click on')
    .argument('<role>', 'patient, provider, organization or admin')
    .action((email: string, text: string) =>
      act(email, async ({ accounts, scope }, userId) => {
        const role = readRole(text);
        await changeRole(accounts, scope, { userId, role });
        return `has the role ${role} now`;
      }),
    );
  onAccount('verify', 'counts the address as proved; whoever signed up with it chose the password').action(
    (email: string) =>
      act(email, async ({ accounts, scope }, userId) => {
        await vouchForAddress(accounts, scope, userId);
        return 'counts as proved and may sign in. In doubt about who chose the password? Then also: admin link';
      }),
  );
  onAccount('sessions', 'lists the devices that are signed in')
    .option('--end', 'signs all of them out')
    .option('--json', 'for scripts')
    .action((email: string, { end, json }: { end?: boolean; json?: boolean }) =>
      end
        ? act(email, async ({ accounts, scope }, userId) => {
            const ended = await endAllSessions(accounts, scope, userId);
            return `is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`;
          })
        : administer((work) => listDevices(work, email, json)),
    );
}

/** Changes the account with an email address and prints the result. */
function act(email: string, change: (work: AdminWork, userId: string) => Promise<string>): Promise<void> {
  return administer(async (work) => {
    const account = await work.find(email);
    say(`${account.email} ${await change(work, account.id)}.`);
  });
}

async function listDevices({ accounts, scope, find }: AdminWork, email: string, json?: boolean): Promise<void> {
  const { id } = await find(email);
  const sessions = await listSessionsOf(accounts.database.db, scope, id, accounts.clock.now());
  if (json) return say(JSON.stringify(sessions.map(({ current: _own, ...session }) => session)));
  if (!sessions.length) return say('Nobody is signed in to this account.');
  const rows = sessions.map(({ device, place, network, created_at: since, last_seen_at: seen }) => [
    device || 'unknown',
    place ?? '',
    network,
    instant(since),
    instant(seen),
  ]);
  for (const line of inColumns([['device', 'place', 'network', 'signed in', 'last seen'], ...rows])) say(line);
}
