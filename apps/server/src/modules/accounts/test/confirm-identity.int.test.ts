import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticateSessions } from '../sessions/authenticate-session.ts';
import { refuseUnlessRecent } from '../sessions/refuse-unless-recent.ts';
import { type OpenAccounts, openAccounts, PASSWORD, signUp } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());
beforeEach(() => accounts.clear());

/** Result of a sensitive action in the session. */
async function sensitive(token: string): Promise<string> {
  const actor = await authenticateSessions(accounts.setup)(token);
  if (!actor) return 'nobody';
  try {
    refuseUnlessRecent(actor, accounts.clock);
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}
const confirm = (token: string, password: string) => accounts.send('/auth/confirm-identity', { password }, { token });

describe('sensitive actions', () => {
  it('are allowed for five minutes after sign-in, and again after entering the password', async () => {
    const { access } = await signUp(accounts);
    expect(await sensitive(access)).toBe('allowed');
    accounts.pass(6);
    expect(await sensitive(access)).toBe('auth.confirm_identity');
    expect(await confirm(access, 'not it at all')).toMatchObject({ body: { code: 'auth.invalid_credentials' } });
    expect(await sensitive(access)).toBe('auth.confirm_identity');
    expect((await confirm(access, PASSWORD)).status).toBe(204);
    expect(await sensitive(access)).toBe('allowed');
  });

  it('allow ten password guesses, not counting correct ones', async () => {
    const { access } = await signUp(accounts);
    for (let round = 0; round < 12; round++) expect((await confirm(access, PASSWORD)).status).toBe(204);
    for (let guess = 0; guess < 10; guess++) expect((await confirm(access, `guess ${guess}`)).status).toBe(401);
    expect(await confirm(access, PASSWORD)).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  });
});
