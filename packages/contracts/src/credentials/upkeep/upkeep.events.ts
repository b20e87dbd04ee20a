import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

export const credentialReminded = defineEvent({
  name: 'credential.reminded.v1',
  description: 'An organization or an admin asks a clinic to renew a credential; email its owners.',
  payload: z.object({
    credential_id: Id,
    provider_id: Id,
    kind: z.string(),
    body: z.string(),
    ends_on: z.string().nullable(),
    ended: z.boolean(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
