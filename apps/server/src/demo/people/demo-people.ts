import type { DemoAccountLife, NewPerson } from '../../modules/accounts/index.ts';
import { findEntryTime } from '../../platform/audit/audit.repo.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';

const DAY_MS = 86_400_000;
/** Days until a closing account is deleted; the demo's are partway through the grace period. */
const ERASED_IN = 18;
/** Days from asking for deletion until then. */
const GRACE = 30;
/** Days since the shared sign-in people signed up. */
const LONG_AGO = 330;
/** The email was opened within the hour. */
const OPENED_AFTER = 0.03;

/** The time a number of days before another. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** The shared demo accounts, one per role. They are fictional and can't be contacted. */
const SIGN_IN_PEOPLE = [
  { role: 'patient', firstName: 'Ana', lastName: 'Ferreira Whitlock', country: 'US', language: 'en' },
  { role: 'provider', firstName: 'Tomás', lastName: 'Araya Solís', country: 'CR', language: 'es' },
  { role: 'organization', firstName: 'Beatriz', lastName: 'Nogueira', country: 'BR', language: 'pt' },
  { role: 'admin', firstName: 'Mara', lastName: 'Quintero', country: 'CO', language: 'en' },
] as const;

/** All demo people: their accounts are as old as the demo and older, `at` is the day that visitors see. */
export const demoPeople = (at: Date, since: Date): NewPerson[] => [
  ...SIGN_IN_PEOPLE.map((person) => ({
    ...person,
    id: demoId(`person/${person.role}`),
    email: signInEmail(person),
    createdAt: daysBefore(since, LONG_AGO),
    verifiedAt: daysBefore(since, LONG_AGO - OPENED_AFTER),
  })),
  ...DEMO_ACCOUNTS.map((account) => toPerson(account, at, since)),
];

const signInEmail = ({ role }: Pick<NewPerson, 'role'>) => `${role}@demo.travesia.example`;

function toPerson(account: DemoAccount, at: Date, since: Date): NewPerson {
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
    createdAt: daysBefore(since, age),
    verifiedAt: status === 'unverified' ? null : daysBefore(since, age - OPENED_AFTER),
    twoFactorSince: twoFactorAge === null ? null : daysBefore(since, twoFactorAge),
    eraseAfter: status === 'closing' ? daysBefore(at, -ERASED_IN) : null,
  };
}

/** Who suspended whom, when and why. */
const SUSPENDED: Readonly<Record<string, { days: number; by: string; reason: string; sessions: number }>> = {
  'graham.pettigrew': {
    days: 40,
    by: 'camila.ibanez',
    reason: 'Three clinics received the same forged bank receipt from this account',
    sessions: 1,
  },
  'marilia.godoy': {
    days: 9,
    by: 'joaquim.teles',
    reason: 'The clinic told us that she has left and her phone was stolen',
    sessions: 2,
  },
};

/** How each account came into its state. */
export const demoAccountLives = (at: Date, since: Date): DemoAccountLife[] =>
  demoPeople(at, since).map(({ id, email, createdAt = since, verifiedAt, eraseAfter }) => {
    const owner = { actor: { kind: 'person', userId: id }, as: 'patient' } as const;
    const entryId = (what: string) => demoId(`audit/${email}/${what}`);
    const audit = { action: 'account.registered', subjectId: id } as const;
    const suspended = SUSPENDED[email.split('@')[0] ?? ''];
    return {
      id,
      begun: { actor: { kind: 'anonymous' }, as: 'patient', at: createdAt, audit, entryId: entryId('registered') },
      moves: [
        ...(verifiedAt ? [{ ...owner, action: 'verify' as const, at: verifiedAt, entryId: entryId('verified') }] : []),
        ...(suspended
          ? [
              {
                action: 'suspend' as const,
                actor: { kind: 'person' as const, userId: demoId(`account/${suspended.by}`) },
                as: 'admin' as const,
                at: daysBefore(since, suspended.days),
                reason: suspended.reason,
                facts: { sessions: suspended.sessions },
                entryId: demoId(`audit/${email.split('.')[0]}-suspended`),
              },
            ]
          : []),
        ...(eraseAfter
          ? [{ ...owner, action: 'close' as const, at: daysBefore(eraseAfter, GRACE), entryId: entryId('closing') }]
          : []),
      ],
    };
  });

/** The day the demo first ran: a past entry, which is never rewritten, tells it. `today` on its first. */
export async function demoBeginning(db: Db | Tx, today: Date): Promise<Date> {
  const [first] = DEMO_ACCOUNTS;
  const registered = first && (await findEntryTime(db, demoId(`audit/${first.email}/registered`)));
  return registered ? daysBefore(registered, -first.age) : today;
}
