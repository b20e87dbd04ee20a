import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { refreshSession } from '../commands/refresh-session.ts';
import { authenticateSessions } from '../sessions/authenticate-session.ts';
import { createAccounts } from '../accounts-deps.ts';
import { upsertDemoPeople } from '../people/upsert-demo-people.ts';
import { openAccounts, type OpenAccounts, PASSWORD } from '../testing/open-accounts.ts';

let demo: OpenAccounts;
let off: OpenAccounts;
beforeAll(async () => {
  demo = await openAccounts({ demo: true });
  off = await openAccounts();
  const people = (['patient', 'admin'] as const).map((role, index) => ({
    id: `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e1${index}`,
    role,
    firstName: 'Ana',
    lastName: 'Ferreira',
    email: `${role}@demo.travesia.example`,
    country: 'US',
    language: 'en' as const,
  }));
  for (const { database, clock } of [demo, off])
    await unitOfWork(database, (tx) => upsertDemoPeople(tx, people, clock.now()));
  await Promise.all([demo.calm(), off.calm()]);
});
afterAll(() => Promise.all([demo.close(), off.close()]));

const enter = (accounts: OpenAccounts, role = 'patient', token = 'travesia-demo') =>
  accounts.send('/auth/demo-login', { demo_token: token, role });

describe('the demo', () => {
  it('signs in a role’s demo user with its fixed token', async () => {
    const { status, body } = await enter(demo, 'admin');
    expect(status).toBe(200);
    expect((await demo.get('/auth/me', String(body.access_token))).body).toMatchObject({
      role: 'admin',
      firstName: 'Ana',
    });
  });

  it('rejects other tokens and roles without a demo user', async () => {
    for (const answer of [await enter(demo, 'patient', 'another'), await enter(demo, 'organization')])
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth.invalid_credentials' } });
    expect((await enter(demo, 'superuser')).status).toBe(422);
  });

  it('doesn’t exist while demo mode is off, and its users can’t sign in otherwise', async () => {
    expect(await enter(off)).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
    for (const password of ['', 'travesia-demo', PASSWORD]) {
      const answer = await off.send('/auth/login', { email: 'admin@demo.travesia.example', password });
      expect([401, 422]).toContain(answer.status);
    }
  });

  it('rejects passwords for its users, by change or by link', async () => {
    const { body } = await enter(demo);
    const change = { current_password: PASSWORD, new_password: 'otra frase bien distinta' };
    const changed = await demo.send('/auth/change-password', change, { token: String(body.access_token) });
    expect(changed).toMatchObject({ status: 403, body: { code: 'access.not_allowed' } });
    await demo.send('/auth/forgot-password', { email: 'patient@demo.travesia.example' });
    expect(await demo.mailsTo('patient@demo.travesia.example')).toEqual([]);
  });

  it('isolates visitors who share an account: they can’t see or end each other’s sessions', async () => {
    const tokens = [await enter(demo), await enter(demo)].map(({ body }) => String(body.access_token));
    const [mine = '', theirs = ''] = tokens;
    const listed = (await demo.get('/profile/sessions', theirs)).body['data'] as { id: string }[];
    expect(listed).toMatchObject([{ current: true }]);
    expect((await demo.remove(`/profile/sessions/${listed[0]?.id}`, mine)).status).toBe(404);
    expect((await demo.remove('/profile/sessions', mine)).status).toBe(204);
    expect((await demo.get('/auth/me', theirs)).status).toBe(200);
  });

  it('invalidates its sessions once demo mode is off', async () => {
    const { access_token: token = '', refresh_token: refreshToken = '' } = (await enter(demo)).body;
    expect(await authenticateSessions(demo.setup)(token)).toMatchObject({ role: 'patient', demo: true });
    const ended = { ...demo.setup, demo: false };
    expect(await authenticateSessions(ended)(token)).toBeNull();
    const refreshed = refreshSession(createAccounts(ended), { refresh_token: refreshToken });
    await expect(refreshed).rejects.toMatchObject({ code: 'auth.session_ended' });
  });
});
