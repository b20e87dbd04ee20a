import type { Role } from '@travesia/contracts/kit';
import type { Actor, Person } from '../http/request-context.ts';
import type { Flagged } from './sight.ts';

/** Addresses of demo people are in this domain, which receives no email. */
const DEMO_DOMAIN = '@demo.travesia.example';

/** Whether nobody can read email at an address, because it belongs to a demo person. */
export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(DEMO_DOMAIN);

/** Email address of the user the demo signs in for a role. */
export const signInAddress = (role: Role): string => `${role}${DEMO_DOMAIN}`;

const ADDRESSES: ReadonlySet<string> = new Set(
  (['patient', 'provider', 'organization', 'admin'] as const).map(signInAddress),
);

/** Whether this is one of the four shared demo users. */
export const isSignInPerson = ({ demo, emailKey }: Flagged & { readonly emailKey: string }): boolean =>
  demo && ADDRESSES.has(emailKey);

/**
 * Whether this account is shared by strangers. Nothing in it is private: no identity to prove, no second factor, no
 * new device, and per-user limits count for many.
 */
export const isShared = (account: Actor | Flagged): boolean => 'demo' in account && account.demo;

/** The caller's own session in a shared account; null for everyone else, who own all of theirs. */
export const onlySessionOf = (person: Pick<Person, 'demo' | 'sessionId'>): string | null =>
  isShared(person) ? person.sessionId : null;

/** Whether a user may see what a session did, and on which device: in a shared account only their own. */
export const seesSession = (person: Pick<Person, 'demo' | 'sessionId'>, sessionId: string | null): boolean =>
  !isShared(person) || sessionId === person.sessionId;

/** Whether email may be sent: fictional users have no mailbox, and real addresses get nothing from the demo. */
export const getsMail = ({ demo }: Flagged): boolean => !demo;

/** Whether free text may be emailed to someone without an account: in the demo, strangers could write to anyone. */
export const mayMailTyped = ({ demo }: Flagged): boolean => !demo;
