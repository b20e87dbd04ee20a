import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { ClinicPatientRecord, ClinicPatients, PatientsFilter, PatientsQuery } from './patients.schema.ts';

const read = { tag: 'bookings', access: { side: 'provider', may: 'bookings.read' } } as const;

export const listClinicPatients = defineEndpoint({
  ...read,
  name: 'listClinicPatients',
  method: 'GET',
  path: '/provider/patients',
  summary: 'List a clinic’s patients',
  description:
    'Returns everyone who has booked at the clinic acted for, whatever became of it, with counts by stage. Neither contact details nor notes are included.',
  query: PatientsQuery,
  response: ClinicPatients,
});

export const getClinicPatient = defineEndpoint({
  ...read,
  name: 'getClinicPatient',
  method: 'GET',
  path: '/provider/patients/:id',
  summary: 'Get a patient as the clinic',
  description:
    'Returns a patient with their bookings at this clinic; email, phone and time zone only once one is confirmed. Each read is recorded in the audit log, which the patient sees.',
  params: z.object({ id: Id.meta({ description: 'The patient.' }) }),
  response: ClinicPatientRecord,
  problems: ['bookings.patient_not_found'],
});

export const exportClinicPatients = defineEndpoint({
  ...read,
  name: 'exportClinicPatients',
  method: 'POST',
  idempotency: 'none',
  path: '/provider/patients/export',
  summary: 'Export a clinic’s patients as CSV',
  description:
    'Returns the filtered patients as CSV, at most 10,000, without contact details: paid and remaining in a column for each currency. The audit log records who exported them.',
  body: PatientsFilter,
  response: ExportedFile,
});
