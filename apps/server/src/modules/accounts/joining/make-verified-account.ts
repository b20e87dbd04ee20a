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

/** Somebody whose address was proved by a link that was mailed to it. */
export interface VerifiedPerson {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: Locale;
}

/**
 * Makes a patient account that is open from the start. One that waits for its address to be proved becomes theirs, with
 * nothing left of what whoever made it had typed. Undefined when the address has an account that was proved: it stays as it is.
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
