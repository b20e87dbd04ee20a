import type { accountMachine } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type PastLife, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { rewriteDemoStates } from '../../../platform/transition/rewrite-demo-states.ts';
import type { AccountStatus } from '../accounts.tables.ts';
import { accountLifecycle } from './account.lifecycle.ts';
import { deleteDemoConsents, emailKeyOf, upsertDemoUsers } from './users.repo.ts';

/** A demo user. */
export interface NewPerson {
  id: string;
  role: UserRole;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  language: Locale;
  createdAt?: Date;
  /** Defaults to active. */
  status?: AccountStatus;
  /** When the address was verified; null if unverified. Defaults to account creation. */
  verifiedAt?: Date | null;
  twoFactorSince?: Date | null;
  eraseAfter?: Date | null;
}

/**
 * Restores the demo users: without a password, and marked so that they can do nothing outside the demo. Discards visitors'
 * changes.
 */
export async function upsertDemoPeople(tx: Tx, people: readonly NewPerson[], at: Date): Promise<void> {
  await deleteDemoConsents(tx);
  const rows = people.map(({ verifiedAt, createdAt = at, status = 'active' as const, ...person }) => ({
    ...person,
    emailKey: emailKeyOf(person.email),
    emailVerifiedAt: verifiedAt === undefined ? at : verifiedAt,
    termsAcceptedAt: createdAt,
    createdAt,
    status,
    demo: true,
  }));
  const states = rows.map(({ id, status: state, emailVerifiedAt, eraseAfter = null }) => ({
    id,
    state,
    set: { emailVerifiedAt, eraseAfter },
  }));
  // First, because database constraints tie other columns to the status.
  await rewriteDemoStates(tx, accountLifecycle, states, at);
  await upsertDemoUsers(tx, rows);
}

/** A demo person's account, and how it came into its state. */
export type DemoAccountLife = PastLife<keyof (typeof accountMachine)['transitions']> & { id: string };

/** Writes the history of accounts that have none. Returns what the audit log says about them. */
export async function rewriteDemoAccountHistory(
  tx: Tx,
  lives: readonly DemoAccountLife[],
  at: Date,
): Promise<PastEntry[]> {
  const entries: PastEntry[] = [];
  for (const { id, ...life } of lives) entries.push(...(await rewriteDemoHistory(tx, accountLifecycle, id, life, at)));
  return entries;
}
