import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { rewriteDemoStates } from '../../../platform/transition/rewrite-demo-states.ts';
import type { AccountStatus } from '../accounts.tables.ts';
import { accountLifecycle } from './account.lifecycle.ts';
import { deleteDemoConsents, emailKeyOf, upsertDemoUsers } from './users.repo.ts';

/** Somebody the demonstration knows. */
export interface NewPerson {
  id: string;
  role: UserRole;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  language: Locale;
  createdAt?: Date;
  /** Open unless said. */
  status?: AccountStatus;
  /** When the address was proved; null that it was not. From the start unless said. */
  verifiedAt?: Date | null;
  twoFactorSince?: Date | null;
  eraseAfter?: Date | null;
}

/**
 * Writes the demonstration's people as they were made: without a password, marked so that they can do nothing
 * outside of it. What visitors changed of them is gone.
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
  // Before the other columns: the database wants those of a state to fit it.
  await rewriteDemoStates(tx, accountLifecycle, states, at);
  await upsertDemoUsers(tx, rows);
}
