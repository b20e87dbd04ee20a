import type { UserRole } from '@travesia/contracts/access';
import { Secret, TOTP } from 'otpauth';
import { type OpenAccounts, openAccounts, PASSWORD, rosa } from '../../accounts/testing/open-accounts.ts';
import { createTwoFactor } from '../two-factor-deps.ts';
import { secondFactorsOf } from '../second-factors-of.ts';
import { tellOfSecurity } from '../two-factor.subscribers.ts';
import { twoFactorRoutes } from '../two-factor.routes.ts';

/** The endpoints of accounts and two-factor authentication over HTTP. */
export function openTwoFactor(roles: UserRole[] = []): Promise<OpenAccounts> {
  return openAccounts({
    twoFactorRoles: roles,
    extend: (setup, { outbox, mail }) => {
      const kit = createTwoFactor(setup);
      tellOfSecurity(outbox, { mail, origin: setup.origin });
      return {
        factors: secondFactorsOf(kit),
        routes: (deps) => twoFactorRoutes({ ...kit, accounts: deps }),
      };
    },
  });
}

/** The code an authenticator app with this secret shows now, or the given number of steps later. */
export const codeAt = (accounts: OpenAccounts, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: accounts.clock.now().getTime() + steps * 30_000,
  });

/** Sets up an authenticator app; returns its secret and the recovery codes. */
export async function turnOn(accounts: OpenAccounts, token: string) {
  const { body } = await accounts.send('/auth/two-factor/totp', undefined, { token });
  const secret = String(body['secret']);
  const code = codeAt(accounts, secret, -1);
  const { body: answer } = await accounts.send('/auth/two-factor/totp/confirm', { code }, { token });
  // Sends its email before any other.
  await accounts.settle();
  return { secret, codes: answer['recovery_codes'] as string[] };
}

/** The first step of a sign-in; returns the token for the second. */
export async function firstStep(accounts: OpenAccounts, password = PASSWORD): Promise<string> {
  const { body } = await accounts.send('/auth/login', { email: rosa.email, password });
  return String(body['challenge_token']);
}
