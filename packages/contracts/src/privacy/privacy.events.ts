import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const exportRequested = defineEvent({
  name: 'privacy.export_requested.v1',
  description: 'Somebody asked for a copy of what is held of them.',
  payload: z.object({ export_id: Id }),
  aggregate: ({ export_id: id }) => `export/${id}`,
});

export const exportReady = defineEvent({
  name: 'privacy.export_ready.v1',
  description: 'A copy of what is held of a person can be downloaded.',
  payload: z.object({ export_id: Id, user_id: Id }),
  aggregate: ({ export_id: id }) => `export/${id}`,
});

export const erasureAsked = defineEvent({
  name: 'privacy.erasure_asked.v1',
  description: 'Somebody asked for their account to be erased; the grace period runs.',
  payload: z.object({ user_id: Id }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const accountErased = defineEvent({
  name: 'privacy.account_erased.v1',
  description: 'Nothing of a person is left but the id.',
  payload: z.object({ user_id: Id }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});
