import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';
import { UserRole } from '../access/roles.ts';

const ofUser = z.object({ user_id: Id });

export const accountRegistered = defineEvent({
  name: 'account.registered.v1',
  description: 'An account was created; its email address is not confirmed yet.',
  payload: ofUser,
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const mailRequested = defineEvent({
  name: 'account.mail_requested.v1',
  description: 'An email link was requested for an address that may or may not have an account.',
  payload: z.object({ mail_request_id: Id }),
  aggregate: ({ mail_request_id: id }) => `mail_request/${id}`,
});

export const passwordChanged = defineEvent({
  name: 'account.password_changed.v1',
  description: 'A password was changed; other sessions were ended.',
  payload: ofUser,
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const refreshReplayed = defineEvent({
  name: 'account.refresh_replayed.v1',
  description: 'A used refresh token was presented again, so its session was ended.',
  payload: z.object({ user_id: Id, session_id: Id }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const signInRefused = defineEvent({
  name: 'account.sign_in_refused.v1',
  description:
    'A wrong password was entered. Emitted for every address, with no user if it has no account, so that response times reveal nothing.',
  payload: z.object({
    user_id: Id.nullable(),
    at: z.iso.datetime(),
    device: z.string(),
    place: z.string().nullable(),
    network: z.string(),
  }),
});

export const sessionsEnded = defineEvent({
  name: 'account.sessions_ended.v1',
  description: 'Sessions of a user were ended; their live connections must be closed.',
  payload: z.object({ user_id: Id, session_ids: z.array(Id) }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const signedInAnew = defineEvent({
  name: 'account.signed_in_anew.v1',
  description: 'A user signed in from a browser, system or network new to the account.',
  payload: z.object({ user_id: Id, session_id: Id, device: z.string().nullable(), place: z.string().nullable() }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const roleChanged = defineEvent({
  name: 'account.role_changed.v1',
  description: 'A user’s role was changed.',
  payload: z.object({ user_id: Id, role: UserRole }),
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const accountSuspended = defineEvent({
  name: 'account.suspended.v1',
  description: 'An admin suspended an account.',
  payload: ofUser,
  aggregate: ({ user_id: id }) => `user/${id}`,
});

export const accountActivated = defineEvent({
  name: 'account.activated.v1',
  description: 'An admin reactivated a suspended account.',
  payload: ofUser,
  aggregate: ({ user_id: id }) => `user/${id}`,
});
