import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const exportRequested = defineEvent({
  name: 'privacy.export_requested.v1',
  description: 'A user requested an export of their data.',
  payload: z.object({ export_id: Id }),
  aggregate: ({ export_id: id }) => `export/${id}`,
});

export const exportReady = defineEvent({
  name: 'privacy.export_ready.v1',
  description: 'An export is ready to download.',
  payload: z.object({ export_id: Id, user_id: Id }),
  aggregate: ({ export_id: id }) => `export/${id}`,
});

export const erasureAsked = defineEvent({
  name: 'privacy.erasure_asked.v1',
  description: 'A user requested deletion of their account; the grace period started.',
  payload: z.object({ user_id: Id }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const accountErased = defineEvent({
  name: 'privacy.account_erased.v1',
  description: 'A user’s data was deleted, except for the id.',
  payload: z.object({ user_id: Id }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});
