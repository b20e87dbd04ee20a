import type { AuditAction } from '@travesia/contracts/audit';
import type { AuditFacts } from '../../platform/audit/audit.tables.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';
import { demoDevice } from './demo-sessions.ts';

/** A past action in the demo, before any visitor. */
export interface PastAct {
  id: string;
  at: Date;
  action: AuditAction;
  actorKind: 'person' | 'anonymous';
  actorId: string | null;
  subjectId: string | null;
  contextProviderId: string | null;
  facts: AuditFacts;
}

const MARA = demoId('person/admin');
const CLINIC = demoId('provider/clinica-valle-central');
const person = (email: string) => DEMO_ACCOUNTS.find((one) => one.email.startsWith(`${email}@`))?.id ?? null;

interface Told extends Partial<Pick<PastAct, 'actorId' | 'subjectId' | 'contextProviderId' | 'facts'>> {
  key: string;
  action: AuditAction;
  days: number;
}

const toAct =
  (at: Date) =>
  ({ key, days, action, actorId = null, subjectId = null, contextProviderId = null, facts = {} }: Told): PastAct => ({
    id: demoId(`audit/${key}`),
    at: daysBefore(at, days),
    action,
    actorKind: actorId ? 'person' : 'anonymous',
    actorId,
    subjectId,
    contextProviderId,
    facts,
  });

/** Sign-up and last sign-in of an account. */
function ofAccount(account: DemoAccount, index: number): Told[] {
  const { id, email, age, role, as, status = 'active', seen = [] } = account;
  const { network } = demoDevice(account, index);
  const came: Told[] = [{ key: `${email}/registered`, action: 'account.registered', days: age, subjectId: id }];
  if (status !== 'unverified')
    came.push({
      key: `${email}/verified`,
      action: 'account.email_verified',
      days: age - 0.03,
      actorId: id,
      subjectId: id,
    });
  if (role !== 'patient' && as)
    came.push(
      { key: `${email}/joined`, action: 'invitation.accepted', days: age - 0.02, actorId: id, subjectId: id },
      {
        key: `${email}/role`,
        action: 'account.role_changed',
        days: age - 0.02,
        actorId: id,
        subjectId: id,
        facts: { from: 'patient', to: role },
      },
    );
  const signedIn = seen.map((days, place): Told => ({
    key: `${email}/signed-in/${place}`,
    action: 'account.signed_in',
    days: days + 0.02,
    actorId: id,
    subjectId: id,
    facts: { network },
  }));
  return [...came, ...signedIn];
}

/** Past actions of admins, with their reasons. */
const ADMINISTERED: readonly Told[] = [
  {
    key: 'joaquim-admin',
    action: 'account.role_changed',
    days: 319,
    actorId: MARA,
    subjectId: person('joaquim.teles'),
    facts: { from: 'patient', to: 'admin', reason: 'Joaquim joins the team in Lisbon' },
  },
  {
    key: 'camila-admin',
    action: 'account.role_changed',
    days: 149,
    actorId: person('joaquim.teles'),
    subjectId: person('camila.ibanez'),
    facts: { from: 'patient', to: 'admin', reason: 'Camila takes over support for the Southern Cone' },
  },
  {
    key: 'graham-suspended',
    action: 'account.suspended',
    days: 40,
    actorId: person('camila.ibanez'),
    subjectId: person('graham.pettigrew'),
    facts: { reason: 'Three clinics received the same forged bank receipt from this account', sessions: 1 },
  },
  {
    key: 'marilia-suspended',
    action: 'account.suspended',
    days: 9,
    actorId: person('joaquim.teles'),
    subjectId: person('marilia.godoy'),
    facts: { reason: 'The clinic told us that she has left and her phone was stolen', sessions: 2 },
  },
  {
    key: 'entered-1',
    action: 'context.opened',
    days: 21,
    actorId: person('camila.ibanez'),
    contextProviderId: CLINIC,
    facts: { reason: 'The clinic asked us to correct its address', via: 'admin' },
  },
  {
    key: 'left-1',
    action: 'context.left',
    days: 20.99,
    actorId: person('camila.ibanez'),
    contextProviderId: CLINIC,
  },
  {
    key: 'entered-2',
    action: 'context.opened',
    days: 4,
    actorId: person('joaquim.teles'),
    contextProviderId: CLINIC,
    facts: { reason: 'Checking the licence that expires next month', via: 'admin' },
  },
  {
    key: 'viewed-1',
    action: 'account.viewed_by_admin',
    days: 9.01,
    actorId: person('joaquim.teles'),
    subjectId: person('marilia.godoy'),
  },
];

/** Past actions in the demo up to a day, oldest first. */
export const demoHistory = (at: Date): PastAct[] =>
  [...DEMO_ACCOUNTS.flatMap(ofAccount), ...ADMINISTERED]
    .map(toAct(at))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
