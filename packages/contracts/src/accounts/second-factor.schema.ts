import { z } from 'zod';
import { SignedIn } from './accounts.schema.ts';

/** Second factors a user can authenticate with. */
export const SecondFactorMethod = z
  .enum(['totp', 'recovery_code', 'passkey'])
  .meta({ description: 'A code from an authenticator app, a recovery code, or a passkey.' });
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>;

/** Proof of the completed first step. */
export const challenge = {
  challenge_token: z
    .string()
    .min(20)
    .max(200)
    .meta({ description: 'Token of the completed first step; valid for five minutes and one sign-in.' }),
};

export const SecondFactorRequired = z
  .object({
    two_factor_required: z
      .literal(true)
      .meta({ description: 'The first step succeeded; a second factor is required.' }),
    ...challenge,
    methods: z.array(SecondFactorMethod).meta({ description: 'Available second factors.' }),
  })
  .meta({
    id: 'SecondFactorRequired',
    description: 'Not signed in yet: `POST /auth/two-factor` completes the sign-in.',
  });
export type SecondFactorRequired = z.infer<typeof SecondFactorRequired>;

export const SignInAnswer = z
  .union([SignedIn, SecondFactorRequired])
  .meta({ id: 'SignInAnswer', description: 'A new session, or a challenge for the second factor.' });
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const AlreadyConfirmed = z
  .object({
    email_verified: z.literal(true).meta({ description: 'The link was used before; the address is confirmed.' }),
  })
  .meta({
    id: 'AlreadyConfirmed',
    description: 'The address is confirmed. A used link opens no second session, so there are no tokens.',
  });
export type AlreadyConfirmed = z.infer<typeof AlreadyConfirmed>;

export const ConfirmationAnswer = z
  .union([SignedIn, SecondFactorRequired, AlreadyConfirmed])
  .meta({ id: 'ConfirmationAnswer', description: 'What a confirmation link answers.' });
export type ConfirmationAnswer = z.infer<typeof ConfirmationAnswer>;
