import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofApplication = z.object({ application_id: Id });

export const applicationSubmitted = defineEvent({
  name: 'application.submitted.v1',
  description: 'A clinic’s application was submitted and waits for an answer.',
  payload: ofApplication,
  aggregate: ({ application_id: id }) => `application/${id}`,
});

export const applicationAnswered = defineEvent({
  name: 'application.answered.v1',
  description: 'An application was approved, rejected, or more is wanted.',
  payload: ofApplication,
  aggregate: ({ application_id: id }) => `application/${id}`,
});
