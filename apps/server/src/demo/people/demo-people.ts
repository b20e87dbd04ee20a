import type { NewPerson } from '../../modules/accounts/index.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';

const DAY_MS = 86_400_000;
/** Days until a closing account is deleted; the demo's are partway through the grace period. */
const ERASED_IN = 18;
/** Days since the shared sign-in people were last active. */
const LONG_AGO = 330;

/** The time a number of days before another. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** The shared demo accounts, one per role. They are fictional and can't be contacted. */
const SIGN_IN_PEOPLE = [
  { role: 'patient', firstName: 'Ana', lastName: 'Ferreira Whitlock', country: 'US', language: 'en' },
  { role: 'provider', firstName: 'Tomás', lastName: 'Araya Solís', country: 'CR', language: 'es' },
  { role: 'organization', firstName: 'Beatriz', lastName: 'Nogueira', country: 'BR', language: 'pt' },
  { role: 'admin', firstName: 'Mara', lastName: 'Quintero', country: 'CO', language: 'en' },
] as const;

/** All demo people, as of a given day. */
export const demoPeople = (at: Date): NewPerson[] => [
  ...SIGN_IN_PEOPLE.map((person) => ({
    ...person,
    id: demoId(`person/${person.role}`),
    email: `${person.role}@demo.travesia.example`,
    createdAt: daysBefore(at, LONG_AGO),
  })),
  ...DEMO_ACCOUNTS.map((account) => toPerson(account, at)),
];

function toPerson(account: DemoAccount, at: Date): NewPerson {
  const { id, role, firstName, lastName, email, country, language, status = 'active', age, twoFactorAge } = account;
  return {
    id,
    role,
    firstName,
    lastName,
    email,
    country,
    language,
    status,
    createdAt: daysBefore(at, age),
    // The email was opened within the hour.
    verifiedAt: status === 'unverified' ? null : daysBefore(at, age - 0.03),
    twoFactorSince: twoFactorAge === null ? null : daysBefore(at, twoFactorAge),
    eraseAfter: status === 'closing' ? daysBefore(at, -ERASED_IN) : null,
  };
}
