import type { AftercareTold } from '@travesia/contracts/aftercare';
import type { MachineActor } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { listAdminsToTell } from '../../accounts/index.ts';
import { findActivePerson, findDeskPeople } from '../../bookings/index.ts';
import { findToldJourney, type ToldJourney } from '../../journeys/index.ts';
import { findToldCheckIn } from '../check-ins/check-ins.repo.ts';
import type { IncidentRow } from '../incidents/incident.lifecycle.ts';
import { findToldIncident } from '../incidents/incidents.repo.ts';
import { mayTellOfIncident } from './still-true.ts';

/** What happened, as events say. */
export type AftercareHappened =
  | { what: 'check_in_due' | 'check_in_reminded'; checkInId: string }
  | { what: 'opened' | 'acknowledged' | 'resolved'; incidentId: string; by: MachineActor }
  | { what: 'escalated' | 'alarmed'; incidentId: string }
  | { what: 'noted'; incidentId: string; by: MachineActor; shared: boolean };

type Person = NonNullable<Awaited<ReturnType<typeof findActivePerson>>>;

/** Somebody who is told, and what. */
export interface Message {
  to: Person;
  told: AftercareTold;
  /** The patient reads mails in the language they asked in. */
  isPatient: boolean;
}

/** Everybody who is told of something, with the journey it is about. Only what still is so. */
export async function findAftercareNews(
  tx: Tx,
  journeyId: string,
  happened: AftercareHappened,
): Promise<{ record: ToldJourney; messages: Message[] } | undefined> {
  const record = await findToldJourney(tx, journeyId);
  if (!record) return undefined;
  const messages =
    'checkInId' in happened ? await ofCheckIn(tx, record, happened) : await ofIncident(tx, record, happened);
  return { record, messages };
}

const aboutJourney = ({ row, clinic }: ToldJourney) => ({
  journey_id: row.id,
  reference: row.reference,
  clinic: clinic.name,
});

async function toPatient(tx: Tx, { row }: ToldJourney, told: AftercareTold): Promise<Message[]> {
  const to = await findActivePerson(tx, row.patientId);
  return to ? [{ to, told, isPatient: true }] : [];
}

async function ofCheckIn(
  tx: Tx,
  record: ToldJourney,
  { what, checkInId }: Extract<AftercareHappened, { checkInId: string }>,
): Promise<Message[]> {
  const row = await findToldCheckIn(tx, checkInId);
  if (row?.status !== 'due') return [];
  const kind = what === 'check_in_due' ? 'check_in_due' : 'check_in_reminder';
  return toPatient(tx, record, { kind, params: { ...aboutJourney(record), check_in_id: checkInId } });
}

type OfIncident = Exclude<AftercareHappened, { checkInId: string }>;

async function ofIncident(tx: Tx, record: ToldJourney, happened: OfIncident): Promise<Message[]> {
  const incident = await findToldIncident(tx, happened.incidentId);
  if (!incident || !mayTellOfIncident(happened.what, incident.status)) return [];
  const about = { ...aboutJourney(record), reference: incident.reference, incident_id: incident.id };
  switch (happened.what) {
    case 'opened':
      return (await desksOf(tx, record, incident.severity === 'urgent' ? 'all' : 'provider')).map(({ to, desk }) => ({
        to,
        isPatient: false,
        told: { kind: 'desk_incident_opened', params: { ...about, desk, ...clockOf(incident) } },
      }));
    case 'escalated':
    case 'alarmed': {
      const kind = `desk_incident_${happened.what}` as const;
      const told = [...(await desksOf(tx, record, 'all')), ...(await adminsOf(tx, record))];
      return told.map(({ to, desk }) => ({ to, isPatient: false, told: { kind, params: { ...about, desk } } }));
    }
    case 'acknowledged':
    case 'resolved':
      return toPatient(tx, record, { kind: `incident_${happened.what}`, params: about });
    case 'noted':
      if (happened.by !== 'patient')
        return happened.shared ? toPatient(tx, record, { kind: 'incident_noted', params: about }) : [];
      return (await desksOf(tx, record, 'provider')).map(({ to, desk }) => ({
        to,
        isPatient: false,
        told: { kind: 'desk_incident_noted', params: { ...about, desk } },
      }));
  }
}

const clockOf = ({ answerDueAt, severity }: IncidentRow) => ({
  due_at: answerDueAt.toISOString(),
  urgent: severity === 'urgent' ? ('yes' as const) : ('no' as const),
});

async function desksOf(tx: Tx, { row }: ToldJourney, which: 'all' | 'provider') {
  const people = await findDeskPeople(tx, row, 'journeys.change');
  return people.filter(({ desk }) => which === 'all' || desk === which).map(({ desk, ...to }) => ({ to, desk }));
}

const adminsOf = async (tx: Tx, { row }: ToldJourney) =>
  (await listAdminsToTell(tx, row)).map((to) => ({ to, desk: 'admin' as const }));
