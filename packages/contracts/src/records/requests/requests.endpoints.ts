import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { NewRecordRequest, RecordRequest, RecordRequestAnswer } from './requests.schema.ts';

const tag = 'records' as const;
const clinic = { tag, access: { side: 'provider', may: 'journeys.change' } } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ requestId: Id.meta({ description: 'The request.' }) });

export const requestRecords = defineEndpoint({
  ...clinic,
  name: 'requestRecords',
  method: 'POST',
  path: '/provider/journeys/:id/record-requests',
  idempotency: 'required',
  summary: 'Ask a patient for records',
  description:
    'For the clinic’s own care staff. The patient is told; sharing stays their decision. At most 20 wait at a time.',
  params: journey,
  body: NewRecordRequest,
  status: 201,
  response: RecordRequest,
  problems: ['journeys.not_found', 'records.request_not_possible', 'records.too_many_requests'],
});

export const withdrawRecordRequest = defineEndpoint({
  ...clinic,
  name: 'withdrawRecordRequest',
  method: 'DELETE',
  path: '/provider/journeys/:id/record-requests/:requestId',
  summary: 'Withdraw a request for records',
  description: 'For the clinic’s own care staff. Records that were shared stay shared.',
  params,
  response: RecordRequest,
  problems: ['journeys.not_found', 'records.request_not_found', 'records.request_not_possible'],
});

export const answerRecordRequest = defineEndpoint({
  tag,
  access: 'session',
  name: 'answerRecordRequest',
  method: 'POST',
  path: '/journeys/:id/record-requests/:requestId/answer',
  summary: 'Answer a request for records',
  description: 'For the patient. It shares nothing by itself.',
  params,
  body: RecordRequestAnswer,
  response: RecordRequest,
  problems: ['journeys.not_found', 'records.request_not_found', 'records.request_not_possible'],
});
