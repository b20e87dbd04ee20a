import { accountMachine } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { anonymous } from '../../../platform/http/request-context.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import { accountLifecycle } from '../people/account.lifecycle.ts';
import { withdrawLinks } from '../links.repo.ts';
import { emailKeyOf, findUser, insertUser, takeOverUnproved, type UserRow } from '../people/users.repo.ts';

/** A person who verified their address through an emailed link. */
export interface VerifiedPerson {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: Locale;
}

/**
 * Creates an active patient account. Takes over an unverified account with this address and discards everything entered there.
 * Returns undefined if the address has a verified account, which stays unchanged.
 */
export async function makeVerifiedAccount(tx: Tx, person: VerifiedPerson, at: Date): Promise<UserRow | undefined> {
  const row = {
    ...person,
    id: uuidv7(),
    emailKey: emailKeyOf(person.email),
    passwordChangedAt: at,
    termsAcceptedAt: at,
    status: accountMachine.initial,
    role: 'patient' as const,
    createdAt: at,
  };
  const isNew = await insertUser(tx, row);
  const user = isNew ? await findUser(tx, row.id) : await takeOverUnproved(tx, row);
  if (!user) return undefined;
  for (const purpose of ['verify_email', 'reset_password'] as const) await withdrawLinks(tx, user.id, purpose);
  const by = { actor: anonymous, as: user.role, at, facts: { by: 'invitation' } };
  const registered = { action: 'account.registered', subjectId: user.id } as const;
  if (isNew) await begin(tx, accountLifecycle, { ...by, row: user, audit: registered });
  else await appendAudit(tx, { ...registered, ...by });
  return transition(tx, accountLifecycle, { ...by, row: user, action: 'verify' });
}
