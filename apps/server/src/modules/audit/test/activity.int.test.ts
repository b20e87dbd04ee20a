import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { ActivityEntry } from '@travesia/contracts/audit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { loadCatalog } from '../../catalog/index.ts';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { upsertDemoPeople } from '../../accounts/index.ts';
import { openAccounts, type OpenAccounts, PASSWORD, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { activityRoutes } from '../own/activity.routes.ts';

const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const PROVIDER = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts({ demo: true, extend: (setup) => ({ routes: () => activityRoutes(setup) }) });
  await loadCatalog(accounts.database, parseCatalog());
  await accounts.database.db
    .execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone)
    values (${PROVIDER}, 'clinica-sol', 'Clínica Sol', 'hospital', 'partner', 'verified', 'MX', 'America/Mexico_City')`);
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

const wrong = (from?: string) =>
  accounts.send('/auth/login', { email: rosa.email, password: 'falsch falsch falsch' }, from ? { from } : {});
const signIn = async () =>
  String(
    (
      await accounts.send(
        '/auth/login',
        { email: rosa.email, password: PASSWORD, time_zone: 'America/Bogota' },
        { headers: { 'user-agent': FIREFOX } },
      )
    ).body.access_token,
  );
async function activity(token: string, query = '') {
  await accounts.settle();
  const { body } = await accounts.get(`/activity${query}`, token);
  return body as unknown as { data: ActivityEntry[]; total: number; has_next: boolean };
}
const actions = ({ data }: { data: ActivityEntry[] }) => data.map(({ action }) => action);

describe('own activity', () => {
  it('lists actions, newest first, with device and place', async () => {
    const { access } = await signUp(accounts);
    accounts.pass(1);
    const other = await signIn();
    accounts.pass(1);
    await accounts.send('/auth/logout', undefined, { token: other });
    const told = await activity(access);
    expect(actions(told)).toEqual([
      'account.signed_out',
      'account.signed_in',
      'account.signed_in',
      'account.email_verified',
      'account.registered',
    ]);
    const firefox = { by: 'me', device: 'Firefox, Android', place: 'Bogota', network: '203.0.113.x' };
    expect(told.data.slice(0, 3)).toMatchObject([
      { ...firefox, session: 'ended', actions: [] },
      { ...firefox, session: 'ended', actions: [] },
      { session: 'current', actions: [] },
    ]);
    expect(told.data[4]).toMatchObject({ by: 'unknown', session_id: null });
  });

  it('offers to end an active session, and shows when it ended', async () => {
    const { access } = await signUp(accounts);
    const other = await signIn();
    const [entry] = (await activity(access)).data;
    expect(entry).toMatchObject({ action: 'account.signed_in', session: 'live', actions: ['end_session'] });
    expect((await accounts.remove(`/profile/sessions/${entry?.session_id}`, access)).status).toBe(204);
    expect((await accounts.get('/auth/me', other)).status).toBe(401);
    expect((await activity(access)).data.slice(0, 2)).toMatchObject([
      { action: 'account.session_ended', target_device: 'Firefox, Android', session: 'current' },
      { action: 'account.signed_in', session: 'ended', actions: [] },
    ]);
  });

  it('shows password changes, other devices and a copied token', async () => {
    const { access, refresh } = await signUp(accounts);
    await signIn();
    await accounts.remove('/profile/sessions', access);
    const change = { current_password: PASSWORD, new_password: 'otra frase bien distinta' };
    await accounts.send('/auth/change-password', change, { token: access });
    const next = await accounts.send('/auth/refresh', { refresh_token: refresh, rotate: true });
    accounts.pass(1);
    await accounts.send('/auth/refresh', { refresh_token: refresh, rotate: true });
    expect(next.status).toBe(200);
    const { body } = await accounts.send('/auth/login', { email: rosa.email, password: change.new_password });
    expect(actions(await activity(String(body.access_token))).slice(1, 4)).toEqual([
      'account.refresh_replayed',
      'account.password_changed',
      'account.other_sessions_ended',
    ]);
  });

  it('is paginated in either order, and filters by area and time', async () => {
    await signUp(accounts);
    accounts.pass(60);
    const access = await signIn();
    const first = await activity(access, '?limit=2');
    expect(first.data).toHaveLength(2);
    const rest = await activity(access, '?limit=2&page=2');
    const all = actions(await activity(access));
    expect([...actions(first), ...actions(rest)]).toEqual(all);
    expect([first.total, rest.has_next]).toEqual([all.length, false]);
    expect(actions(await activity(access, '?sort=oldest'))).toEqual(all.toReversed());
    expect(actions(await activity(access, '?area=account'))).toEqual(['account.registered']);
    expect(actions(await activity(access, '?since=2026-11-22T10:30:00Z'))).toEqual(['account.signed_in']);
    expect((await activity(access, '?until=2026-11-22T10:30:00Z')).data).toHaveLength(3);
    expect((await accounts.get('/activity?sort=x', access)).status).toBe(422);
    expect((await accounts.get('/activity')).status).toBe(401);
  });

  it('contains nothing about others, and no credentials', async () => {
    const { access } = await signUp(accounts);
    const ana = await signUp(accounts, { ...rosa, email: 'ana@example.com' });
    const { body } = await accounts.get('/auth/me', access);
    const admin = {
      kind: 'person',
      userId: '019aa000-0000-7000-8000-000000000001',
      sessionId: '019aa000-0000-7000-8000-000000000002',
      role: 'admin',
      authenticatedAt: accounts.clock.now(),
      demo: false,
    } as const;
    const seen = {
      action: 'account.session_ended',
      actor: admin,
      at: accounts.clock.now(),
      subjectId: String(body['id']),
      facts: { device: 'Safari, macOS' },
    } as const;
    await unitOfWork(accounts.database, async (tx) => {
      await appendAudit(tx, seen);
      await appendAudit(tx, { ...seen, contextProviderId: PROVIDER });
    });
    const nobodyKnown = { device: null, session_id: null, session: null, actions: [] };
    expect((await activity(access)).data.slice(0, 2)).toMatchObject([
      { by: 'provider', provider_name: 'Clínica Sol', ...nobodyKnown },
      { by: 'travesia', provider_name: null, ...nobodyKnown },
    ]);
    expect(actions(await activity(ana.access))).toHaveLength(3);
  });
});

describe('wrong passwords', () => {
  it('are logged once per network and quarter of an hour, with an unknown actor', async () => {
    await signUp(accounts);
    for (let time = 0; time < 4; time++) await wrong('198.51.100.9');
    await wrong('198.51.100.77');
    await wrong('203.0.113.7');
    await accounts.settle();
    accounts.pass(16);
    await wrong('198.51.100.9');
    const fresh = await signIn();
    const { data } = await activity(fresh);
    const refused = data.filter(({ action }) => action === 'account.sign_in_refused');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ by: 'unknown', network: '198.51.100.x', session_id: null });
  });

  it('for an address without an account are not logged', async () => {
    await accounts.send('/auth/login', { email: 'nobody@example.com', password: PASSWORD });
    await accounts.settle();
    const { rows } = await accounts.database.db.execute(sql`select * from audit_entries`);
    expect(rows).toEqual([]);
  });
});

describe('activity on a demo account', () => {
  it('is limited to the current session', async () => {
    const people = [
      {
        id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
        role: 'patient' as const,
        firstName: 'Ana',
        lastName: 'Ferreira',
        email: 'patient@demo.travesia.example',
        country: 'US',
        language: 'en' as const,
      },
    ];
    await unitOfWork(accounts.database, (tx) => upsertDemoPeople(tx, people, accounts.clock.now()));
    const enter = async () => {
      const answer = await accounts.send('/auth/demo-login', { demo_token: 'travesia-demo', role: 'patient' });
      return String(answer.body.access_token);
    };
    const [mine, theirs] = [await enter(), await enter()];
    for (const token of [mine, theirs])
      expect((await activity(token)).data).toMatchObject([{ action: 'account.signed_in', session: 'current' }]);
  });
});
