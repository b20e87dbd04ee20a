import type { AuditAction } from '@travesia/contracts/audit';
import type { AuditFacts } from '../../platform/audit/audit.tables.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, type DemoAccount, joinedAge } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';
import { demoSessions } from './demo-sessions.ts';

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

const DAY_MS = 86_400_000;
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

/** How a member came into their team. An owner who applied for their clinic was not invited. */
function ofMember(account: DemoAccount): Told[] {
  const { id, email, role, as, joined } = account;
  if (role === 'patient' || !as) return [];
  const days = joinedAge(account);
  const facts = { from: 'patient', to: role };
  const changed: Told = {
    key: `${email}/role`,
    action: 'account.role_changed',
    days,
    actorId: joined === undefined ? id : MARA,
    subjectId: id,
    facts,
  };
  if (joined !== undefined) return [changed];
  return [{ key: `${email}/joined`, action: 'invitation.accepted', days, actorId: id, subjectId: id }, changed];
}

/** Sign-ins of the devices that a day shows. */
const ofDevices = (today: Date): Told[] =>
  demoSessions(today).map(({ id, userId, createdAt, network }) => ({
    key: `session/${id}/${today.toISOString().slice(0, 10)}`,
    action: 'account.signed_in',
    days: (today.getTime() - createdAt.getTime()) / DAY_MS,
    actorId: userId,
    subjectId: userId,
    facts: { network },
  }));

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
    facts: { reason: 'Checking the license that expires next month', via: 'admin' },
  },
  {
    key: 'viewed-1',
    action: 'account.viewed_by_admin',
    days: 9.01,
    actorId: person('joaquim.teles'),
    subjectId: person('marilia.godoy'),
  },
];

/** Past actions other than those that changed a state: of teams and admins before the demo began, and recent sign-ins. */
export const demoHistory = (today: Date, since: Date): PastAct[] => [
  ...[...DEMO_ACCOUNTS.flatMap(ofMember), ...ADMINISTERED].map(toAct(since)),
  ...ofDevices(today).map(toAct(today)),
];
