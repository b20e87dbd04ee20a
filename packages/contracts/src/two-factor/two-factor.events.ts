import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

/** Changes to a user's sign-in methods; each is reported to them by email. */
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
  .meta({ description: 'What changed.' });
export type SecurityChange = z.infer<typeof SecurityChange>;

export const securityChanged = defineEvent({
  name: 'account.security_changed.v1',
  description: 'A user’s sign-in method was added or removed, or a recovery code was used.',
  payload: z.object({ user_id: Id, change: SecurityChange }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});
