import { commandLine } from '../../../platform/audit/append-audit.ts';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import { allAccounts } from '../accounts.policy.ts';
import { createAccount } from '../admin/commands/create-account.ts';
import { createAccounts } from '../accounts-deps.ts';
import { findAccount } from '../admin/queries/find-account.ts';
import { openAccounts, PASSWORD } from './open-accounts.ts';

/** A user whom an operator makes an admin. */
export const ops = {
  email: 'Ops@clinica.example',
  role: 'admin',
  firstName: 'Rosa',
  lastName: 'Delgado',
  language: 'es',
} as const;

/** The accounts API with an operator's command line actions. */
export async function openAdministration() {
  const open = await openAccounts();
  const deps = createAccounts(open.setup);
  const machine = allAccounts(commandLine);
  const find = (email: string) => findAccount(open.database.db, machine, email, undefined);
  const choose = (token: string, password = PASSWORD) => open.send('/auth/reset-password', { token, password });
  return {
    ...open,
    open,
    deps,
    machine,
    find,
    choose,
    signIn: (email: string, password = PASSWORD) => open.send('/auth/login', { email, password }),
    /** An admin who has chosen a password. */
    newAdmin: async (email: string) => {
      const { token } = await createAccount(deps, machine, { ...ops, email });
      const { body } = await choose(token);
      return { id: (await find(email)).id, access: String(body.access_token) };
    },
    /** Operators' audit log entries for an account, oldest first. */
    audited: async (subjectId: string) => {
      const entries = await open.database.db.select().from(auditEntries).orderBy(auditEntries.position);
      return entries
        .filter((entry) => entry.subjectId === subjectId && entry.actorKind === 'command_line')
        .map(({ action, facts }) => ({ action, facts }));
    },
  };
}

/** Error codes of the rejected attempts. */
export const refusalsOf = (tried: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  tried.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
