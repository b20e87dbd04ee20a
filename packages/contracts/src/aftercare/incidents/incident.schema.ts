import { z } from 'zod';
import { Id, Instant, MACHINE_ACTORS, Name, pageOf, TimeZone } from '../../kit/index.ts';
import { CheckInFinding } from '../check-ins/check-in.schema.ts';
import { INCIDENT_ORIGINS, incidentMachine, type IncidentStatus } from './incident.machine.ts';

const STATUSES = Object.keys(incidentMachine.states) as [IncidentStatus, ...IncidentStatus[]];
/** Longest text of a note or a call for help. */
export const NOTE_MAX = 2000;

const Words = z.string().trim().min(1).max(NOTE_MAX);
const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const IncidentStatusName = z.enum(STATUSES).meta({
  description:
    'open: the clinic must answer; escalated: it didn’t in time, so its organization and the team know; acknowledged: somebody takes care of it; resolved.',
});
const SeverityName = z.enum(['attention', 'urgent']).meta({
  description: 'attention: to answer within a day; urgent: within the hour. Never a diagnosis.',
});
const Action = z.enum(['acknowledge', 'resolve', 'reopen', 'note']).meta({ description: 'An available action.' });
export type IncidentAction = z.infer<typeof Action>;

const summary = {
  id: Id,
  reference: z.string().meta({ description: 'Reference to name to people.' }),
  journey: z
    .object({ id: Id, reference: z.string().meta({ description: 'Reference of the journey.' }) })
    .meta({ description: 'The journey.' }),
  provider: z.object({ id: Id, name: Name, time_zone: TimeZone }).meta({ description: 'The clinic.' }),
  patient: z.object({ id: Id, name: Name }).meta({ description: 'The patient.' }),
  origin: z
    .enum(INCIDENT_ORIGINS)
    .meta({ description: 'check_in: answers asked for it; patient: they called for help; clinic.' }),
  severity: SeverityName,
  status: IncidentStatusName,
  answer_due_at: Instant.meta({ description: 'Until when the clinic must answer.' }),
  acknowledged_at: Instant.nullable().meta({ description: 'When somebody took it on.' }),
  resolved_at: Instant.nullable().meta({ description: 'When it was resolved.' }),
  created_at: Instant.meta({ description: 'When it was opened.' }),
  actions: z.array(Action).meta({ description: 'What the user may do now.' }),
  version: Version,
};

export const IncidentSummary = z.object(summary).meta({ id: 'IncidentSummary', description: 'An incident in a list.' });
export type IncidentSummary = z.infer<typeof IncidentSummary>;

export const IncidentNote = z
  .object({
    id: Id,
    by: z.enum(MACHINE_ACTORS).meta({ description: 'The side that wrote it.' }),
    shared: z.boolean().meta({ description: 'Whether the patient reads it. Patients never get others.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'What it says; null for those who don’t treat, unless their side wrote it.' }),
    written_at: Instant.meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'IncidentNote', description: 'A note of an incident.' });
export type IncidentNote = z.infer<typeof IncidentNote>;

export const Incident = z
  .object({
    ...summary,
    check_in_id: Id.nullable().meta({ description: 'The check-in that opened it.' }),
    findings: z
      .array(CheckInFinding)
      .meta({ description: 'The answers that opened it; empty for everyone but the clinic’s care staff.' }),
    notes: z.array(IncidentNote).meta({ description: 'Oldest first.' }),
    events: z
      .array(
        z.object({
          at: Instant,
          action: z
            .enum(['open', 'escalate', 'alarm', 'acknowledge', 'resolve', 'reopen'])
            .meta({ description: 'What was done.' }),
          by: z.enum(MACHINE_ACTORS).meta({ description: 'The side that did it.' }),
        }),
      )
      .meta({ description: 'What happened, oldest first.' }),
  })
  .meta({ id: 'Incident', description: 'Something that a clinic must answer, with its notes.' });
export type Incident = z.infer<typeof Incident>;

export const Incidents = z
  .object({ data: z.array(Incident).meta({ description: 'Newest first.' }) })
  .meta({ id: 'Incidents', description: 'Incidents of a journey.' });
export type Incidents = z.infer<typeof Incidents>;

export const INCIDENT_TABS = ['unanswered', 'acknowledged', 'resolved', 'all'] as const;
export const IncidentTab = z
  .enum(INCIDENT_TABS)
  .meta({ description: 'unanswered: open or escalated; acknowledged; resolved; all.' });
const many = (description: string) => z.int().min(0).meta({ description });
export const IncidentCounts = z
  .object({
    unanswered: many('Open or escalated.'),
    acknowledged: many('Acknowledged.'),
    resolved: many('Resolved.'),
    all: many('All.'),
  })
  .meta({ id: 'IncidentCounts', description: 'Number of incidents by tab.' });
export type IncidentCounts = z.infer<typeof IncidentCounts>;

export const IncidentList = pageOf(IncidentSummary, { counts: IncidentCounts });
export type IncidentList = z.infer<typeof IncidentList>;

export const NewIncident = z
  .strictObject({
    urgent: z.boolean().meta({ description: 'Whether the clinic must answer within the hour.' }),
    text: Words.meta({
      description: `What happened, at most ${NOTE_MAX} characters. The clinic’s care staff reads it.`,
    }),
  })
  .meta({ id: 'NewIncident', description: 'A patient’s call for help.' });
export type NewIncident = z.infer<typeof NewIncident>;

export const IncidentStep = z
  .strictObject({
    version: Version,
    action: z.enum(['acknowledge', 'resolve', 'reopen']).meta({ description: 'What to do.' }),
    note: Words.optional().meta({
      description: 'For `resolve`, and needed then: what was done. The patient reads it.',
    }),
  })
  .meta({ id: 'IncidentStep', description: 'Acknowledges, resolves or reopens an incident.' });
export type IncidentStep = z.infer<typeof IncidentStep>;

export const NewIncidentNote = z
  .strictObject({
    text: Words.meta({ description: `What it says, at most ${NOTE_MAX} characters.` }),
    shared: z.boolean().meta({ description: 'Whether the patient reads it; what patients write is always shared.' }),
  })
  .meta({ id: 'NewIncidentNote', description: 'A note to add to an incident.' });
export type NewIncidentNote = z.infer<typeof NewIncidentNote>;
