import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../admin/commands/create-account.ts';
import { renewSetUpLink } from '../admin/commands/renew-set-up-link.ts';
import { rosa, signUp } from '../testing/open-accounts.ts';
import { openAdministration, ops, refusalsOf } from '../testing/open-administration.ts';

let open: Awaited<ReturnType<typeof openAdministration>>;
beforeAll(async () => {
  open = await openAdministration();
});
beforeEach(() => open.clear());
afterAll(() => open.close());

describe('the first admin', () => {
  it('chooses a password through the setup link, is verified by it and is an admin', async () => {
    const { token, expiresAt } = await createAccount(open.deps, open.machine, ops);
    expect(expiresAt).toEqual(new Date('2026-11-22T11:00:00Z'));
    expect(await open.find(ops.email)).toMatchObject({ role: 'admin', status: 'unverified', has_password: false });
    expect(await open.mailsTo(ops.email)).toEqual([]);
    const { status, body } = await open.choose(token);
    expect(status).toBe(200);
    expect((await open.get('/auth/me', body.access_token)).body).toMatchObject({ role: 'admin', email_verified: true });
    expect((await open.signIn('ops@CLINICA.example')).status).toBe(200);
    const { id } = await open.find(ops.email);
    expect(await open.audited(id)).toEqual([{ action: 'account.created_by_operator', facts: { role: 'admin' } }]);
  });

  it('has a link that works once, expires after an hour, and is replaced by a newer one', async () => {
    const first = await createAccount(open.deps, open.machine, ops);
    const { id } = await open.find(ops.email);
    const second = await renewSetUpLink(open.deps, open.machine, id);
    expect(await open.choose(first.token)).toMatchObject({ status: 410, body: { code: 'auth.link_not_valid' } });
    open.pass(60);
    expect((await open.choose(second.token)).status).toBe(410);
    const third = await renewSetUpLink(open.deps, open.machine, id);
    open.pass(59);
    expect((await open.choose(third.token)).status).toBe(200);
    expect((await open.choose(third.token)).status).toBe(410);
    expect((await open.send('/auth/verify-email', { token: third.token })).status).toBe(410);
  });

  it('is created once: an address with an account is rejected, also under concurrency', async () => {
    const asked = await Promise.allSettled([1, 2, 3].map(() => createAccount(open.deps, open.machine, ops)));
    expect(refusalsOf(asked)).toEqual(['account.exists', 'account.exists']);
    await signUp(open.open);
    const again = createAccount(open.deps, open.machine, { ...ops, email: rosa.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: 'account.exists' });
  });

  it('rejects a weak password and leaves the link valid', async () => {
    const { token } = await createAccount(open.deps, open.machine, ops);
    expect((await open.choose(token, 'short')).status).toBe(422);
    expect((await open.choose(token)).status).toBe(200);
  });
});
