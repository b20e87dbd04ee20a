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
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from './link-times.ts';
import { SignInAnswer } from './second-factor.schema.ts';

const open = { method: 'POST', access: 'public', tag: 'accounts', ratePerMinute: 30 } as const;
const own = { access: 'session', tag: 'accounts' } as const;
const Nothing = z.void().meta({ description: 'No content.' });

/** Said for every address, so that nobody learns which ones have an account. */
export const CheckInbox = z
  .object({
    status: z.literal('check_inbox').meta({ description: 'A mail is on its way, if there is a reason for one.' }),
  })
  .meta({ id: 'CheckInbox', description: 'The same answer whether or not the address has an account.' });

export const register = defineEndpoint({
  ...open,
  name: 'register',
  idempotency: 'none',
  path: '/auth/register',
  summary: 'Make a patient account',
  description:
    'Takes a registration and mails a link that proves the address and signs in; until then the account cannot sign in. An address that has an account already gets the same answer, and a mail that says so.',
  status: 201,
  body: Registration,
  response: CheckInbox,
});

export const login = defineEndpoint({
  ...open,
  name: 'login',
  first: true,
  path: '/auth/login',
  summary: 'Sign in',
  description:
    'Signs in by address and password. Unknown addresses, wrong passwords and accounts without a password get the same answer. Ten wrong passwords for an account within 15 minutes make it wait; `retry_after` says how long. An account with a second factor gets a question for it instead of a session, which `POST /auth/two-factor` answers.',
  body: Credentials,
  response: SignInAnswer,
  problems: ['auth.invalid_credentials', 'auth.email_not_verified', 'auth.account_suspended'],
});

export const logout = defineEndpoint({
  ...own,
  beforeTwoFactor: true,
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Sign out',
  description: 'Ends the session at once: its access token and its refresh token are refused from then on.',
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
    'Answers a new access token for a refresh token. With `rotate` a new refresh token comes with it and the old one is spent: asked again within ten seconds (two tabs, a lost answer) it answers the same successor, later it ends the whole session.',
  body: RefreshRequest,
  response: Refreshed,
  problems: ['auth.session_ended'],
});

export const forgotPassword = defineEndpoint({
  ...open,
  name: 'forgotPassword',
  path: '/auth/forgot-password',
  summary: 'Ask for a link to a new password',
  description: `Mails a link that works once and for ${RESET_LINK_MINUTES} minutes, if the address has an account that may sign in.`,
  status: 202,
  body: AddressOnly,
  response: CheckInbox,
});

export const resetPassword = defineEndpoint({
  ...open,
  name: 'resetPassword',
  path: '/auth/reset-password',
  summary: 'Set a new password by a link',
  description:
    'Sets the password, ends all sessions of the person and signs in. The link proves the address as well. Mails a note that the password was changed. An account with a second factor is asked for it as when signing in.',
  body: NewPassword,
  response: SignInAnswer,
  problems: ['auth.link_not_valid', 'auth.account_suspended'],
});

export const changePassword = defineEndpoint({
  ...own,
  name: 'changePassword',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password',
  description:
    'Sets a new password by the present one and ends all other sessions. Wrong present passwords count as failed sign-ins.',
  status: 204,
  body: PasswordChange,
  response: Nothing,
  problems: ['auth.invalid_credentials'],
});

export const verifyEmail = defineEndpoint({
  ...open,
  name: 'verifyEmail',
  path: '/auth/verify-email',
  summary: 'Prove an address by a link',
  description: `Proves the address of the account and signs in. The link works once and for ${VERIFY_LINK_HOURS} hours.`,
  body: LinkProof,
  response: SignInAnswer,
  problems: ['auth.link_not_valid', 'auth.account_suspended'],
});

export const resendVerification = defineEndpoint({
  ...open,
  name: 'resendVerification',
  path: '/auth/resend-verification',
  summary: 'Ask for the link again',
  description: 'Mails the link that proves an address again, if the address has an account that needs it.',
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
  summary: 'Who is signed in',
  description: 'Answers the person of the session as they are now.',
  response: User,
});

export const demoLogin = defineEndpoint({
  ...open,
  name: 'demoLogin',
  first: true,
  path: '/auth/demo-login',
  summary: 'Sign in to the demonstration',
  description: 'Signs in the seeded person of a role. It exists only while the demonstration is on; otherwise 404.',
  body: DemoSignIn,
  response: SignedIn,
  problems: ['request.not_found', 'auth.invalid_credentials'],
});

export const listSessions = defineEndpoint({
  ...own,
  name: 'listSessions',
  method: 'GET',
  path: '/profile/sessions',
  summary: 'Devices that are signed in',
  description: 'Answers the person’s own sessions that have not ended, the newest use first.',
  response: z
    .object({ data: z.array(Session).meta({ description: 'The sessions.' }) })
    .meta({ id: 'Sessions', description: 'Own sessions.' }),
});

export const endSession = defineEndpoint({
  ...own,
  name: 'endSession',
  method: 'DELETE',
  path: '/profile/sessions/:id',
  summary: 'Sign a device out',
  description: 'Ends one of the person’s own sessions at once.',
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
  summary: 'Sign all other devices out',
  description: 'Ends all of the person’s sessions but the one that asks.',
  status: 204,
  response: Nothing,
});
