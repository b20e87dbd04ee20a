import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageQuery } from '../../kit/index.ts';
import {
  Incident,
  IncidentList,
  Incidents,
  IncidentStep,
  IncidentTab,
  NewIncident,
  NewIncidentNote,
} from './incident.schema.ts';

const tag = 'aftercare';
const session = { tag, access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = z.object({ id: Id.meta({ description: 'The incident.' }) });

export const listJourneyIncidents = defineEndpoint({
  ...session,
  name: 'listJourneyIncidents',
  method: 'GET',
  path: '/journeys/:id/incidents',
  summary: 'List incidents of a journey',
  description:
    'Returns incidents with the notes the user may read: patients get those shared with them, the clinic’s care staff all, others only their own.',
  params: journey,
  response: Incidents,
  problems: ['journeys.not_found'],
});

export const callForHelp = defineEndpoint({
  ...session,
  name: 'callForHelp',
  method: 'POST',
  path: '/journeys/:id/incidents',
  idempotency: 'required',
  ratePerMinute: 10,
  summary: 'Call the clinic for help',
  description: 'The patient opens an incident, during recovery and aftercare. The clinic must answer within its time.',
  params: journey,
  body: NewIncident,
  status: 201,
  response: Incident,
  problems: ['journeys.not_found', 'aftercare.not_possible', 'request.rate_limited'],
});

export const getIncident = defineEndpoint({
  ...session,
  name: 'getIncident',
  method: 'GET',
  path: '/incidents/:id',
  summary: 'Get an incident',
  description:
    'Returns an incident to its patient, the clinic, the organization that manages it, and admins. Only the clinic’s care staff get the answers that opened it; each of their reads is recorded.',
  params,
  response: Incident,
  problems: ['aftercare.incident_not_found'],
});

export const moveIncident = defineEndpoint({
  ...session,
  name: 'moveIncident',
  method: 'POST',
  path: '/incidents/:id/transitions',
  summary: 'Acknowledge, resolve or reopen an incident',
  description:
    'Acknowledging stops the clock. Resolving needs a note, which the patient reads. Reopening starts the clock again.',
  params,
  body: IncidentStep,
  response: Incident,
  problems: ['aftercare.incident_not_found', 'aftercare.not_possible', 'request.stale_version'],
});

export const addIncidentNote = defineEndpoint({
  ...session,
  name: 'addIncidentNote',
  method: 'POST',
  path: '/incidents/:id/notes',
  idempotency: 'required',
  summary: 'Add a note to an incident',
  description: 'Adds a note that the patient reads, or an internal one that no patient ever gets.',
  params,
  body: NewIncidentNote,
  status: 201,
  response: Incident,
  problems: ['aftercare.incident_not_found', 'aftercare.not_possible'],
});

const listed = { tab: IncidentTab.default('unanswered'), ...pageQuery(20) };

export const listClinicIncidents = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.read' },
  name: 'listClinicIncidents',
  method: 'GET',
  path: '/provider/incidents',
  summary: 'List a clinic’s incidents',
  description: 'Returns incidents of the clinic acted for, those due first on top, with counts by tab.',
  query: z.object(listed),
  response: IncidentList,
});

const onDesk = z.object({ ...listed, clinic: optionalParam(Id).meta({ description: 'One clinic.' }) });

export const listNetworkIncidents = defineEndpoint({
  tag,
  access: { side: 'organization', may: 'journeys.read' },
  name: 'listNetworkIncidents',
  method: 'GET',
  path: '/organizations/incidents',
  summary: 'List incidents of an organization’s clinics',
  description: 'Returns state, clock and severity of incidents of all clinics that the organization manages.',
  query: onDesk,
  response: IncidentList,
});

export const listAllIncidents = defineEndpoint({
  tag,
  access: ['admin'],
  name: 'listAllIncidents',
  method: 'GET',
  path: '/admin/incidents',
  summary: 'List all incidents',
  description: 'Returns state, clock and severity of incidents of all clinics, without anything about health.',
  query: onDesk,
  response: IncidentList,
});
