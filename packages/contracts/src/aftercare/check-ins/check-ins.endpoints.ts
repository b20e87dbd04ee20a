import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { CheckIn, CheckInReply, CheckIns, NewCheckIn } from './check-in.schema.ts';

const session = { tag: 'aftercare', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ checkInId: Id.meta({ description: 'The check-in.' }) });

export const listCheckIns = defineEndpoint({
  ...session,
  name: 'listCheckIns',
  method: 'GET',
  path: '/journeys/:id/check-ins',
  summary: 'List check-ins of a journey',
  description:
    'Returns when the patient is asked how they do, and whether they answered, to everyone who reads the journey. Only the patient and the clinic’s care staff see what the answers ask for.',
  params: journey,
  response: CheckIns,
  problems: ['journeys.not_found'],
});

export const getCheckIn = defineEndpoint({
  ...session,
  name: 'getCheckIn',
  method: 'GET',
  path: '/journeys/:id/check-ins/:checkInId',
  summary: 'Get a check-in',
  description:
    'Returns questions in the requested language, answers and photos to the patient and the clinic’s care staff; others see states only. Each read by the clinic is recorded, which the patient sees.',
  params,
  response: CheckIn,
  problems: ['journeys.not_found', 'aftercare.check_in_not_found'],
});

export const beginCheckIn = defineEndpoint({
  ...session,
  name: 'beginCheckIn',
  method: 'POST',
  path: '/journeys/:id/check-ins',
  idempotency: 'required',
  ratePerMinute: 10,
  summary: 'Check in without being asked',
  description:
    'The patient tells how they do, during recovery and aftercare. Answers that ask for it open an incident for the clinic.',
  params: journey,
  body: NewCheckIn,
  status: 201,
  response: CheckIn,
  problems: [
    'journeys.not_found',
    'aftercare.not_possible',
    'aftercare.answers_invalid',
    'journeys.file_not_found',
    'request.rate_limited',
  ],
});

export const answerCheckIn = defineEndpoint({
  ...session,
  name: 'answerCheckIn',
  method: 'POST',
  path: '/journeys/:id/check-ins/:checkInId/answers',
  idempotency: 'required',
  summary: 'Answer a check-in',
  description:
    'The patient answers, once. Answers that ask for it open an incident for the clinic; after urgent ones, the response says whom to call now.',
  params,
  body: CheckInReply,
  response: CheckIn,
  problems: [
    'journeys.not_found',
    'aftercare.check_in_not_found',
    'aftercare.not_possible',
    'aftercare.answers_invalid',
    'journeys.file_not_found',
    'request.stale_version',
  ],
});
