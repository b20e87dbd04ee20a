import { z } from 'zod';
import { defineEndpoint, Id } from '../kit/index.ts';
import {
  AddressOnly,
  Credentials,
  DemoSignIn,
  LinkProof,
  NewPassword,
  PasswordChange,
  Refreshed,
  RefreshRequest,
  Registration,
  Session,
  SignedIn,
  User,
} from './accounts.schema.ts';
import { RESET_LINK_MINUTES, USED_LINK_HOURS, VERIFY_LINK_HOURS } from './link-times.ts';
import { ConfirmationAnswer, SignInAnswer } from './second-factor.schema.ts';

// Passwords and tokens go in and out: none of it is stored.
const open = {
  method: 'POST',
  access: 'public',
  tag: 'accounts',
  ratePerMinute: 30,
  idempotency: 'none',
} as const;
const own = { access: 'session', tag: 'accounts' } as const;
const Nothing = z.void().meta({ description: 'No content.' });

/** Returned for every address, so that callers can't discover which ones have an account. */
export const CheckInbox = z
  .object({
    status: z.literal('check_inbox').meta({ description: 'An email is sent if the account needs one.' }),
  })
  .meta({ id: 'CheckInbox', description: 'The same response whether or not the address has an account.' });

export const Registered = CheckInbox.extend({
  user: User.meta({
    description: 'The new account, not verified yet. For an address that already has one, made of what was sent.',
  }),
}).meta({ id: 'Registered', description: 'The same response whether or not the address had an account.' });
export type Registered = z.infer<typeof Registered>;

export const register = defineEndpoint({
  ...open,
  name: 'register',
  path: '/auth/register',
  summary: 'Create a patient account',
  description:
    'Creates an account and emails a link that confirms the address and signs in; the account cannot sign in until then. If the address already has an account, the response is the same and the email says so.',
  status: 201,
  body: Registration,
  response: Registered,
});

export const login = defineEndpoint({
  ...open,
  name: 'login',
  first: true,
  path: '/auth/login',
  summary: 'Sign in',
  description:
    'Signs in with email address and password. Unknown addresses, wrong passwords and accounts without a password get the same response. Ten wrong passwords for an account within 15 minutes lock it temporarily; `retry_after` says for how long. An account with two-factor authentication gets a challenge instead of a session, to be completed with `POST /auth/two-factor`.',
  body: Credentials,
  response: SignInAnswer,
  problems: ['auth.invalid_credentials', 'auth.email_not_verified', 'auth.account_suspended'],
});

export const logout = defineEndpoint({
  ...own,
  beforeTwoFactor: true,
  name: 'logout',
  idempotency: 'none',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Sign out',
  description: 'Ends the session immediately: its access token and refresh token are rejected from then on.',
  status: 204,
  response: Nothing,
});

export const refresh = defineEndpoint({
  ...open,
  name: 'refresh',
  first: true,
  path: '/auth/refresh',
  summary: 'Get a new access token',
  description:
    'Returns a new access token for a refresh token. With `rotate`, also returns a new refresh token and invalidates the old one. Reusing the old one within ten seconds (two tabs, a lost response) returns the same successor; after that it ends the session.',
  body: RefreshRequest,
  response: Refreshed,
  problems: ['auth.session_ended'],
});

export const forgotPassword = defineEndpoint({
  ...open,
  name: 'forgotPassword',
  path: '/auth/forgot-password',
  summary: 'Request a password reset link',
  description: `Emails a link that works once within ${RESET_LINK_MINUTES} minutes, if the address has an account that may sign in.`,
  status: 202,
  body: AddressOnly,
  response: CheckInbox,
});

export const resetPassword = defineEndpoint({
  ...open,
  name: 'resetPassword',
  path: '/auth/reset-password',
  summary: 'Reset the password with a link',
  description:
    'Sets the password, ends all of the user’s sessions and signs in. Also confirms the email address. Sends an email that the password was changed. An account with two-factor authentication gets a challenge, as when signing in.',
  body: NewPassword,
  response: SignInAnswer,
  problems: ['auth.link_not_valid', 'auth.account_suspended'],
});

export const changePassword = defineEndpoint({
  ...own,
  name: 'changePassword',
  idempotency: 'none',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password',
  description:
    'Sets a new password after checking the current one, and ends all other sessions. Wrong current passwords count as failed sign-ins.',
  status: 204,
  body: PasswordChange,
  response: Nothing,
  problems: ['auth.invalid_credentials'],
});

export const verifyEmail = defineEndpoint({
  ...open,
  name: 'verifyEmail',
  path: '/auth/verify-email',
  summary: 'Confirm an email address with a link',
  description: `Confirms the account’s email address and signs in. The link signs in once within ${VERIFY_LINK_HOURS} hours; opened again within ${USED_LINK_HOURS} hours of that, it answers that the address is confirmed, without tokens.`,
  body: LinkProof,
  response: ConfirmationAnswer,
  problems: ['auth.link_not_valid', 'auth.account_suspended'],
});

export const resendVerification = defineEndpoint({
  ...open,
  name: 'resendVerification',
  path: '/auth/resend-verification',
  summary: 'Resend the confirmation link',
  description: 'Sends the confirmation link again if the address has an unconfirmed account.',
  status: 202,
  body: AddressOnly,
  response: CheckInbox,
});

export const me = defineEndpoint({
  ...own,
  beforeTwoFactor: true,
  name: 'me',
  method: 'GET',
  path: '/auth/me',
  summary: 'Get the signed-in user',
  description: 'Returns the current data of the session’s user.',
  response: User,
});

export const demoLogin = defineEndpoint({
  ...open,
  name: 'demoLogin',
  first: true,
  path: '/auth/demo-login',
  summary: 'Sign in to the demo',
  description: 'Signs in the demo user of a role. Available only while the demo is enabled; otherwise 404.',
  body: DemoSignIn,
  response: SignedIn,
  problems: ['request.not_found', 'auth.invalid_credentials'],
});

export const listSessions = defineEndpoint({
  ...own,
  name: 'listSessions',
  method: 'GET',
  path: '/profile/sessions',
  summary: 'List signed-in devices',
  description: 'Returns the user’s active sessions, most recently used first.',
  response: z
    .object({ data: z.array(Session).meta({ description: 'The sessions.' }) })
    .meta({ id: 'Sessions', description: 'The user’s own sessions.' }),
});

export const endSession = defineEndpoint({
  ...own,
  name: 'endSession',
  method: 'DELETE',
  path: '/profile/sessions/:id',
  summary: 'Sign out a device',
  description: 'Ends one of the user’s own sessions immediately.',
  params: z.object({ id: Id }),
  status: 204,
  response: Nothing,
  problems: ['auth.session_not_found'],
});

export const endOtherSessions = defineEndpoint({
  ...own,
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/profile/sessions',
  summary: 'Sign out all other devices',
  description: 'Ends all of the user’s sessions except the current one.',
  status: 204,
  response: Nothing,
});
