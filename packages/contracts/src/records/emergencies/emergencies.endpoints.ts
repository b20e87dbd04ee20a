import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { NewRecordEmergency, RecordEmergencies, RecordEmergency } from './emergencies.schema.ts';

const tag = 'records' as const;
const clinic = { tag, access: { side: 'provider', may: 'journeys.change' }, withoutReason: true } as const;
const own = { tag, access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });

export const openEmergency = defineEndpoint({
  ...clinic,
  name: 'openEmergency',
  method: 'POST',
  path: '/provider/journeys/:id/emergency-access',
  idempotency: 'required',
  summary: 'Open records in an emergency',
  description:
    'Lets the user read for an hour: care staff who may sign, on a journey that runs, every record of the patient; whoever acts for the clinic from outside, what is shared with the journey. The patient is told at once and reads the reason.',
  params: journey,
  body: NewRecordEmergency,
  status: 201,
  response: RecordEmergency,
  problems: ['journeys.not_found', 'records.emergency_not_possible'],
});

export const endEmergency = defineEndpoint({
  ...clinic,
  name: 'endEmergency',
  method: 'DELETE',
  path: '/provider/journeys/:id/emergency-access',
  summary: 'End the user’s emergency access',
  description: 'Ends what the user opened. From the next call on they read nothing by it.',
  params: journey,
  response: RecordEmergency,
  problems: ['journeys.not_found', 'records.emergency_not_found', 'records.emergency_not_possible'],
});

export const listEmergencies = defineEndpoint({
  ...own,
  name: 'listEmergencies',
  method: 'GET',
  path: '/medical-records/emergencies',
  summary: 'List who reads in an emergency',
  description: 'Returns the emergencies for which the user’s records are open now. Earlier ones are in the access log.',
  response: RecordEmergencies,
});

export const endOwnEmergency = defineEndpoint({
  ...own,
  name: 'endOwnEmergency',
  method: 'DELETE',
  path: '/medical-records/emergencies/:id',
  summary: 'End emergency access to own records',
  description: 'Whoever opened the user’s records reads nothing by it from the next call on.',
  params: z.object({ id: Id.meta({ description: 'The emergency.' }) }),
  response: RecordEmergency,
  problems: ['records.emergency_not_found', 'records.emergency_not_possible'],
});
