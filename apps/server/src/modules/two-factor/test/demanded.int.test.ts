import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenAccounts, signUp } from '../../accounts/testing/open-accounts.ts';
import { openTwoFactor, turnOn } from '../testing/open-two-factor.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openTwoFactor(['patient']);
});
afterAll(() => accounts.close());
beforeEach(() => accounts.clear());

describe('a role that requires two-factor authentication', () => {
  it('must set it up first, and then has its usual permissions', async () => {
    const { access } = await signUp(accounts);
    expect(await accounts.get('/profile/sessions', access)).toMatchObject({
      status: 403,
      body: { code: 'auth.two_factor_required' },
    });
    expect((await accounts.get('/auth/me', access)).status).toBe(200);
    expect((await accounts.get('/auth/two-factor', access)).body).toMatchObject({ demanded: true });
    await turnOn(accounts, access);
    expect((await accounts.get('/profile/sessions', access)).status).toBe(200);
    expect((await accounts.send('/auth/logout', undefined, { token: access })).status).toBe(204);
  });
});
