import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofApproval = z.object({ approval_id: Id, provider_id: Id, treatment: z.string() });

export const treatmentDecided = defineEvent({
  name: 'treatment_approval.decided.v1',
  description: 'A request to offer a restricted treatment was approved, rejected or revoked; notify the clinic’s team.',
  payload: ofApproval.extend({ decision: z.enum(['approved', 'rejected', 'revoked']), reason: z.string() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const treatmentDecisionUndone = defineEvent({
  name: 'treatment_approval.decision_undone.v1',
  description: 'An admin undid a decision of a moment ago; withdraw the emails about it.',
  payload: ofApproval,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
