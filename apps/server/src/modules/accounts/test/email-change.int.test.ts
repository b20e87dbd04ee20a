import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts, type OpenAccounts, PASSWORD, rosa, signUp } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

const NEXT = 'rosa.nueva@example.com';
const ask = (token: string, email = NEXT) => accounts.send('/profile/email', { email }, { token });
const decide = (token: string, decision?: string) =>
  accounts.send('/auth/confirm-email-change', { token, ...(decision ? { decision } : {}) });
const login = (email: string) => accounts.send('/auth/login', { email, password: PASSWORD });
const subjects = async (address: string) => (await accounts.mailsTo(address)).map(({ subject }) => subject);
const audited = async () => {
  const { rows } = await accounts.database.db.execute(
    sql`select action from audit_entries where action like 'account.email%' order by position`,
  );
  return rows.map(({ action }) => action);
};

/** A signed-in user who requested an address change, and the links of both emails. */
async function asked(email = NEXT) {
  const person = await signUp(accounts);
  const answer = await ask(person.access, email);
  expect(answer).toMatchObject({
    status: 202,
    body: { new_email: email, expires_at: '2026-11-23T10:00:00.000Z', new_confirmed: false, present_approved: false },
  });
  return { ...person, confirm: await accounts.linkTo(email), approve: await accounts.linkTo(rosa.email) };
}

describe('changing an address', () => {
  it.each(['confirm', 'approve'] as const)('needs confirmation from both mailboxes, %s first', async (first) => {
    const links = await asked();
    const second = first === 'confirm' ? 'approve' : 'confirm';
    expect(await decide(links[first])).toMatchObject({
      status: 200,
      body: { mailbox: first === 'confirm' ? 'new' : 'present', state: 'waiting', new_email: NEXT },
    });
    expect((await login(NEXT)).status).toBe(401);
    // Opening a link again returns the same result.
    expect(await decide(links[first])).toMatchObject({ status: 200, body: { state: 'waiting' } });
    const done = await decide(links[second]);
    expect(done).toMatchObject({ body: { state: 'changed', new_confirmed: true, present_approved: true } });
    expect(done.body.access_token).toBeUndefined();
    expect((await login(NEXT)).status).toBe(200);
    expect((await login(rosa.email)).status).toBe(401);
    expect((await accounts.get('/auth/me', links.access)).body).toMatchObject({ email: NEXT, email_verified: true });
    for (const address of [rosa.email, NEXT])
      expect((await subjects(address))[0]).toBe('El correo de su cuenta cambió');
    expect((await audited()).slice(-2)).toEqual(['account.email_change_asked', 'account.email_changed']);
  });

  it('ends all sessions except the requesting one, and revokes links in the old mailbox', async () => {
    const links = await asked();
    const other = await login(rosa.email);
    await accounts.send('/auth/forgot-password', { email: rosa.email });
    const reset = await accounts.linkTo(rosa.email);
    await decide(links.confirm);
    await decide(links.approve);
    expect((await accounts.get('/auth/me', String(other.body.access_token))).status).toBe(401);
    expect((await accounts.get('/auth/me', links.access)).status).toBe(200);
    expect(
      await accounts.send('/auth/reset-password', { token: reset, password: 'otra frase bien distinta' }),
    ).toMatchObject({ status: 410 });
  });

  it('only reads when asked to preview', async () => {
    const links = await asked();
    expect((await decide(links.confirm, 'look')).body).toMatchObject({ state: 'waiting', new_confirmed: false });
    await decide(links.approve);
    expect((await decide(links.confirm, 'look')).body).toMatchObject({ state: 'waiting', present_approved: true });
  });

  it('expires after 24 hours', async () => {
    const links = await asked();
    await decide(links.confirm);
    accounts.pass(24 * 60);
    expect(await decide(links.approve)).toMatchObject({ status: 410, body: { code: 'auth.link_not_valid' } });
    expect((await login(rosa.email)).status).toBe(200);
  });

  it.each(['approve', 'confirm'] as const)('is stopped by the link to %s', async (mailbox) => {
    const links = await asked();
    expect((await decide(links[mailbox], 'stop')).body).toMatchObject({ state: 'stopped' });
    for (const link of [links.approve, links.confirm])
      expect((await decide(link)).body).toMatchObject({ state: 'stopped' });
    expect((await login(NEXT)).status).toBe(401);
    expect((await audited()).at(-1)).toBe('account.email_change_stopped');
  });

  it('is stopped by its requester, and replaced by a new request', async () => {
    const links = await asked();
    expect((await accounts.remove('/profile/email', links.access)).status).toBe(204);
    expect((await decide(links.confirm)).body).toMatchObject({ state: 'stopped' });
    await ask(links.access, 'otra@example.com');
    await ask(links.access, NEXT);
    expect((await decide(links.approve)).body).toMatchObject({ state: 'stopped' });
    await decide(await accounts.linkTo(NEXT));
    expect((await decide(await accounts.linkTo(rosa.email))).body).toMatchObject({ state: 'changed' });
  });

  it('to an address with an account responds the same, and changes nothing', async () => {
    await signUp(accounts, { ...rosa, email: NEXT });
    const person = await signUp(accounts);
    expect(await ask(person.access)).toMatchObject({ status: 202, body: { new_email: NEXT } });
    expect((await subjects(NEXT))[0]).toBe('Usted ya tiene una cuenta');
    expect(await subjects(rosa.email)).toContain('Apruebe su nuevo correo');
    expect((await decide(await accounts.linkTo(rosa.email))).body).toMatchObject({ state: 'waiting' });
    expect((await accounts.get('/auth/me', person.access)).body).toMatchObject({ email: rosa.email });
  });

  it('is stopped when someone signs up with the new address meanwhile', async () => {
    const links = await asked();
    await decide(links.approve);
    await accounts.send('/auth/register', { ...rosa, email: NEXT });
    expect((await decide(links.confirm)).body).toMatchObject({ state: 'stopped', new_confirmed: false });
    expect((await accounts.get('/auth/me', links.access)).body).toMatchObject({ email: rosa.email });
  });

  it('happens once when both links are opened concurrently', async () => {
    const links = await asked();
    // The audit log keeps entries of other tests.
    const before = (await audited()).length;
    const answers = await Promise.all([decide(links.confirm), decide(links.approve), decide(links.confirm)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await audited()).slice(before)).toEqual(['account.email_changed']);
    expect((await subjects(NEXT)).filter((subject) => subject.includes('cambió'))).toHaveLength(1);
  });

  it('needs recent authentication, a different address, and at most five requests an hour', async () => {
    const { access } = await signUp(accounts);
    expect(await ask(access, rosa.email.toUpperCase())).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.email', code: 'same_address' }] },
    });
    expect((await ask(access, 'no address')).status).toBe(422);
    for (let time = 0; time < 5; time++) expect((await ask(access)).status).toBe(202);
    expect(await ask(access)).toMatchObject({ status: 429, body: { retry_after: 3600 } });
    accounts.pass(6);
    expect(await ask(access)).toMatchObject({ status: 401, body: { code: 'auth.confirm_identity' } });
    expect((await accounts.send('/profile/email', { email: NEXT })).status).toBe(401);
  });

  it('rejects a made-up link', async () => {
    expect((await decide('abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG')).status).toBe(410);
  });
});
