import { z } from 'zod';
import { SignedIn } from './accounts.schema.ts';

/** What a person can prove themself with beside the password. */
export const SecondFactorMethod = z
  .enum(['totp', 'recovery_code', 'passkey'])
  .meta({ description: 'A code of an authenticator app, a recovery code, or a passkey.' });
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>;

/** What stands for the first step. */
export const challenge = {
  challenge_token: z
    .string()
    .min(20)
    .max(200)
    .meta({ description: 'Stands for the first step; works for five minutes and for one sign-in.' }),
};

export const SecondFactorRequired = z
  .object({
    two_factor_required: z.literal(true).meta({ description: 'The first step was right; a second is needed.' }),
    ...challenge,
    methods: z.array(SecondFactorMethod).meta({ description: 'What the second step can be done with.' }),
  })
  .meta({ id: 'SecondFactorRequired', description: 'Nobody is signed in yet: `POST /auth/two-factor` completes it.' });
export type SecondFactorRequired = z.infer<typeof SecondFactorRequired>;

export const SignInAnswer = z
  .union([SignedIn, SecondFactorRequired])
  .meta({ id: 'SignInAnswer', description: 'A new session, or the question for the second factor.' });
export type SignInAnswer = z.infer<typeof SignInAnswer>;
