import { z } from 'zod';
import { SignedIn } from '../accounts/accounts.schema.ts';
import { defineEndpoint, Id } from '../kit/index.ts';
import { IdentityProof, SecondStep } from './proof.schema.ts';
import {
  Passkey,
  PasskeyOptions,
  PasskeyRegistration,
  PasskeyRename,
  PasskeySignIn,
  RecoveryCodes,
  TotpConfirmation,
  TotpStart,
  TwoFactorState,
} from './two-factor.schema.ts';

// Passwords and tokens go in and out: none of it is stored.
const open = {
  method: 'POST',
  access: 'public',
  tag: 'two-factor',
  ratePerMinute: 30,
  idempotency: 'none',
} as const;
const own = { access: 'session', tag: 'two-factor', beforeTwoFactor: true } as const;
const Nothing = z.void().meta({ description: 'No content.' });
const one = z.object({ id: Id });

export const getTwoFactor = defineEndpoint({
  ...own,
  name: 'getTwoFactor',
  method: 'GET',
  path: '/auth/two-factor',
  summary: 'Get own sign-in methods',
  description: 'Returns the user’s own second factor, remaining recovery codes, and passkeys.',
  response: TwoFactorState,
});

export const startTotp = defineEndpoint({
  ...own,
  name: 'startTotp',
  closedToDemo: 'access.not_allowed',
  idempotency: 'none',
  method: 'POST',
  path: '/auth/two-factor/totp',
  summary: 'Start setting up an authenticator app',
  description:
    'Creates a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). It takes effect once confirmed with a code; starting again replaces it.',
  status: 201,
  response: TotpStart,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.two_factor_is_on'],
});

export const confirmTotp = defineEndpoint({
  ...own,
  name: 'confirmTotp',
  idempotency: 'none',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/auth/two-factor/totp/confirm',
  summary: 'Turn on two-factor authentication',
  description:
    'Takes the app’s first code. From then on, signing in with the password or an email link requires a code. Returns recovery codes, once.',
  body: TotpConfirmation,
  response: RecoveryCodes,
  problems: [
    'auth.confirm_identity',
    'access.not_allowed',
    'auth.invalid_code',
    'auth.two_factor_is_on',
    'auth.two_factor_is_off',
  ],
});

export const removeTotp = defineEndpoint({
  ...own,
  name: 'removeTotp',
  closedToDemo: 'access.not_allowed',
  method: 'DELETE',
  path: '/auth/two-factor/totp',
  summary: 'Turn off two-factor authentication',
  description: 'Deletes the app’s secret and the recovery codes. Passkeys stay.',
  status: 204,
  response: Nothing,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.two_factor_is_off'],
});

export const makeRecoveryCodes = defineEndpoint({
  ...own,
  name: 'makeRecoveryCodes',
  closedToDemo: 'access.not_allowed',
  idempotency: 'none',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  summary: 'Create new recovery codes',
  description: 'Returns ten new recovery codes, once. Earlier ones stop working.',
  status: 201,
  response: RecoveryCodes,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.two_factor_is_off'],
});

export const passkeyOptions = defineEndpoint({
  ...own,
  name: 'passkeyOptions',
  idempotency: 'none',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/auth/passkeys/options',
  summary: 'Start adding a passkey',
  description: 'Returns the options for the browser to create a passkey.',
  response: PasskeyOptions,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.passkeys_full'],
});

export const addPasskey = defineEndpoint({
  ...own,
  name: 'addPasskey',
  closedToDemo: 'access.not_allowed',
  idempotency: 'none',
  method: 'POST',
  path: '/auth/passkeys',
  summary: 'Add a passkey',
  description: 'Stores the public key of a new passkey, named after the device.',
  status: 201,
  body: PasskeyRegistration,
  response: Passkey,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.passkey_not_valid', 'auth.passkeys_full'],
});

export const renamePasskey = defineEndpoint({
  ...own,
  name: 'renamePasskey',
  method: 'PUT',
  path: '/auth/passkeys/:id',
  summary: 'Rename a passkey',
  description: 'Renames one of the user’s own passkeys.',
  params: one,
  body: PasskeyRename,
  response: Passkey,
  problems: ['auth.passkey_not_found'],
});

export const removePasskey = defineEndpoint({
  ...own,
  name: 'removePasskey',
  closedToDemo: 'access.not_allowed',
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  summary: 'Remove a passkey',
  description: 'Deletes one of the user’s own passkeys; it can no longer sign in.',
  params: one,
  status: 204,
  response: Nothing,
  problems: ['auth.confirm_identity', 'access.not_allowed', 'auth.passkey_not_found'],
});

export const passkeySignInOptions = defineEndpoint({
  ...open,
  name: 'passkeySignInOptions',
  first: true,
  path: '/auth/passkeys/sign-in/options',
  summary: 'Start signing in with a passkey',
  description:
    'Returns the options for the browser to prove a passkey: to sign in, as a second step, or to confirm identity. Reveals nothing about any account.',
  response: PasskeyOptions,
});

export const passkeySignIn = defineEndpoint({
  ...open,
  name: 'passkeySignIn',
  first: true,
  path: '/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey',
  description:
    'Signs in without a password. The device has verified its owner, so there is no second step. A passkey whose counter decreased may have been cloned and is rejected.',
  body: PasskeySignIn,
  response: SignedIn,
  problems: ['auth.passkey_not_valid', 'auth.email_not_verified', 'auth.account_suspended', 'auth.invalid_credentials'],
});

export const completeSignIn = defineEndpoint({
  ...open,
  name: 'completeSignIn',
  first: true,
  path: '/auth/two-factor',
  summary: 'Complete a sign-in with the second factor',
  description:
    'Takes the token of the first step with a code, a recovery code or a passkey, and signs in. Each code and each recovery code works once. Wrong ones count as failed sign-ins.',
  body: SecondStep,
  response: SignedIn,
  problems: ['auth.invalid_code', 'auth.passkey_not_valid', 'auth.sign_in_expired', 'auth.account_suspended'],
});

export const confirmIdentity = defineEndpoint({
  ...own,
  name: 'confirmIdentity',
  idempotency: 'none',
  closedToDemo: 'access.not_allowed',
  method: 'POST',
  path: '/auth/confirm-identity',
  summary: 'Reauthenticate',
  description:
    'Confirms the user’s identity with the password, an authenticator app code or a passkey. For five minutes after that, or after signing in, the session may perform actions that otherwise return `auth.confirm_identity`. Wrong passwords and codes count as failed sign-ins.',
  status: 204,
  body: IdentityProof,
  response: Nothing,
  problems: ['auth.invalid_credentials', 'auth.invalid_code', 'auth.passkey_not_valid'],
});

export const removeLostFactors = defineEndpoint({
  name: 'removeLostFactors',
  access: ['admin'],
  tag: 'platform-admin',
  method: 'POST',
  path: '/admin/users/:id/remove-factors',
  summary: 'Remove a user’s lost second factors',
  description:
    'For users who lost their authenticator and recovery codes: removes all second factors and passkeys, signs them out everywhere and tells them by email. Requires a recent sign-in of the admin.',
  params: one,
  body: z
    .strictObject({
      reason: z
        .string()
        .trim()
        .min(5)
        .max(300)
        .meta({ description: 'How the user proved who they are; kept in the audit log.' }),
    })
    .meta({ id: 'LostFactors', description: 'Why second factors are removed.' }),
  response: z.object({ ended: z.int().meta({ description: 'Number of sessions ended.' }) }),
  problems: ['account.not_found', 'auth.confirm_identity', 'auth.two_factor_is_off'],
});
