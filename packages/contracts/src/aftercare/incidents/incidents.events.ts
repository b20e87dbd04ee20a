import { z } from 'zod';
import { defineEvent, Id, MACHINE_ACTORS } from '../../kit/index.ts';

const about = { incident_id: Id, journey_id: Id, provider_id: Id };
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;
const by = z.enum(MACHINE_ACTORS);

export const incidentOpened = defineEvent({
  name: 'incident.opened.v1',
  description: 'A clinic must answer an incident, or answer it again.',
  payload: z.object({ ...about, by }),
  aggregate: ofJourney,
});

export const incidentEscalated = defineEvent({
  name: 'incident.escalated.v1',
  description: 'A clinic did not answer an incident in time: its organization and the team must know.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const incidentAlarmed = defineEvent({
  name: 'incident.alarmed.v1',
  description: 'An escalated incident is still not answered.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const incidentAcknowledged = defineEvent({
  name: 'incident.acknowledged.v1',
  description: 'Somebody takes care of an incident.',
  payload: z.object({ ...about, by }),
  aggregate: ofJourney,
});

export const incidentResolved = defineEvent({
  name: 'incident.resolved.v1',
  description: 'An incident was resolved.',
  payload: z.object({ ...about, by }),
  aggregate: ofJourney,
});

export const incidentNoted = defineEvent({
  name: 'incident.noted.v1',
  description: 'A note was added to an incident.',
  payload: z.object({ ...about, by, shared: z.boolean() }),
  aggregate: ofJourney,
});
