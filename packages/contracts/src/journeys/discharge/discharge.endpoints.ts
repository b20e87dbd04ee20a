import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { Discharge, DischargeDelivery, DischargeUpdate } from './discharge.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The journey.' }) });

export const getDischarge = defineEndpoint({
  ...session,
  name: 'getDischarge',
  method: 'GET',
  path: '/journeys/:id/discharge',
  summary: 'Get discharge papers',
  description:
    'Returns what was delivered to the patient and the clinic, and the clinic’s draft to its care staff. Organizations and admins see that papers exist and when. Reads by the clinic are logged, and the patient’s first one is recorded.',
  params,
  response: Discharge,
  problems: ['journeys.not_found'],
});

export const saveDischarge = defineEndpoint({
  ...session,
  name: 'saveDischarge',
  method: 'PUT',
  path: '/journeys/:id/discharge',
  summary: 'Save a draft of discharge papers',
  description:
    'For the clinic. Begins or replaces the draft; `missing` of the response names what it lacks. Files that it names are kept with it, others that it had are deleted.',
  params,
  body: DischargeUpdate,
  response: Discharge,
  problems: [
    'journeys.not_found',
    'journeys.discharge_not_possible',
    'journeys.file_not_found',
    'request.stale_version',
  ],
});

export const deliverDischarge = defineEndpoint({
  ...session,
  name: 'deliverDischarge',
  method: 'POST',
  path: '/journeys/:id/discharge/deliver',
  idempotency: 'required',
  summary: 'Deliver discharge papers',
  description:
    'For the clinic. Signs the draft with the license in force that day and stores its document for good. The first delivery of a trip moves the journey to `aftercare`; a later one replaces what was delivered. The last part of the money is the clinic’s from the last trip’s delivery on.',
  params,
  body: DischargeDelivery,
  response: Discharge,
  problems: [
    'journeys.not_found',
    'journeys.discharge_not_possible',
    'request.stale_version',
    'journeys.no_license',
    'journeys.discharge_incomplete',
  ],
});

export const exportDischarge = defineEndpoint({
  ...session,
  name: 'exportDischarge',
  method: 'GET',
  path: '/journeys/:id/discharge/document',
  summary: 'Get discharge papers as a PDF',
  description: 'For the patient and the clinic. Returns the document as it was stored when it was delivered.',
  params,
  response: ExportedFile,
  problems: ['journeys.not_found', 'journeys.discharge_not_found'],
});

export const exportDischargeFhir = defineEndpoint({
  ...session,
  name: 'exportDischargeFhir',
  method: 'GET',
  path: '/journeys/:id/discharge/fhir',
  summary: 'Get discharge papers as FHIR',
  description:
    'For the patient and the clinic. Returns what was delivered as a FHIR R4 document bundle that doctors’ software can read.',
  params,
  response: ExportedFile,
  problems: ['journeys.not_found', 'journeys.discharge_not_found'],
});
