import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
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
