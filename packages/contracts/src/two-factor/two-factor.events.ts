import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

/** What can happen to the ways in which a person signs in; each is told to them by mail. */
export const SecurityChange = z
  .enum([
    'turned_on',
    'turned_off',
    'codes_made',
    'code_used',
    'passkey_added',
    'passkey_removed',
    'removed_by_operator',
  ])
  .meta({ description: 'What has changed.' });
export type SecurityChange = z.infer<typeof SecurityChange>;

export const securityChanged = defineEvent({
  name: 'account.security_changed.v1',
  description: 'A way in which the person signs in was added or taken away, or a recovery code was used.',
  payload: z.object({ user_id: Id, change: SecurityChange }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});
