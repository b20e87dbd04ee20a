import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofApplication = z.object({ application_id: Id });

export const applicationSubmitted = defineEvent({
  name: 'application.submitted.v1',
  description: 'A clinic’s application was submitted and is waiting for a decision.',
  payload: ofApplication,
  aggregate: ({ application_id: id }) => `application/${id}`,
});

export const applicationAnswered = defineEvent({
  name: 'application.answered.v1',
  description: 'An application was approved or rejected, or more information is needed.',
  payload: ofApplication,
  aggregate: ({ application_id: id }) => `application/${id}`,
});
