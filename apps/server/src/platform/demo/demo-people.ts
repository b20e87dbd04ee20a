import type { Role } from '@travesia/contracts/kit';
import type { Actor, Person } from '../http/request-context.ts';
import type { Flagged } from './sight.ts';

/** Address of the person whom the demo signs in for a role. */
export const signInAddress = (role: Role): string => `${role}@demo.travesia.example`;

const ADDRESSES: ReadonlySet<string> = new Set(
  (['patient', 'provider', 'organization', 'admin'] as const).map(signInAddress),
);

/** Whether it is one of the four people as whom everybody tries the demo. */
export const isSignInPerson = ({ demo, emailKey }: Flagged & { readonly emailKey: string }): boolean =>
  demo && ADDRESSES.has(emailKey);

/**
 * Whether strangers use this account together. Nothing in it is anybody's own: there is nothing to prove an identity with, no
 * second factor, no device that is new, and what one person may do counts for many.
 */
export const isShared = (account: Actor | Flagged): boolean => 'demo' in account && account.demo;

/** The one session that is a person's own where they share their account; null for everybody else, who own all of theirs. */
export const onlySessionOf = (person: Pick<Person, 'demo' | 'sessionId'>): string | null =>
  isShared(person) ? person.sessionId : null;

/** Whether a person may learn what a session did, and on which device: of a shared account only their own. */
export const seesSession = (person: Pick<Person, 'demo' | 'sessionId'>, sessionId: string | null): boolean =>
  !isShared(person) || sessionId === person.sessionId;

/** Whether mail may go to somebody: invented people have no mailbox, and real addresses get nothing from the demo. */
export const getsMail = ({ demo }: Flagged): boolean => !demo;
