import type { AdminUser, AdminUserDetail, AdminUsers } from '@travesia/contracts/accounts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewFlagsQuery } from '../../../access/index.ts';
import { CLINIC, openHouse, type OpenHouse } from '../../../contexts/testing/open-house.ts';
import { userAdminRoutes } from '../users.routes.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(
    (accounts) => {
      const access = { ...accounts, privilegedEmail: 'root@example.com' };
      return userAdminRoutes({
        accounts,
        privilegedEmail: access.privilegedEmail,
        previewFlags: (asked, actor) => previewFlagsQuery(access, asked, actor),
      });
    },
    { demo: true },
  );
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const list = async (token: string, query = '') =>
  (await house.send('GET', `/platform/users${query}`, token)).body as unknown as AdminUsers;
const read = async (token: string, id: string) =>
  (await house.send('GET', `/admin/users/${id}`, token)).body as unknown as AdminUserDetail;
const names = ({ data }: AdminUsers) => data.map(({ first_name: name }) => name);
const actionsOf = async () => (await house.audited()).map(({ action }) => action);

describe('listing accounts', () => {
  it('searches, filters, counts and sorts', async () => {
    const admin = await house.person('admin', 'Ínes');
    await house.person('patient', 'Zoé');
    await house.staff('billing');
    expect(await list(admin.token)).toMatchObject({
      total: 3,
      facets: {
        role: [
          { value: 'admin', count: 1 },
          { value: 'patient', count: 1 },
          { value: 'provider', count: 1 },
        ],
        verified: [{ value: 'yes', count: 3 }],
        two_factor: [{ value: 'no', count: 3 }],
      },
    });
    expect(names(await list(admin.token, '?q=zoe%20QUIROGA'))).toEqual(['Zoé']);
    expect(names(await list(admin.token, '?q=%25'))).toEqual([]);
    expect(names(await list(admin.token, '?role=admin,provider&sort=oldest'))).toEqual(['Ínes', 'billing']);
    expect(names(await list(admin.token, '?sort=role'))).toEqual(['Ínes', 'Zoé', 'billing']);
    const byName = names(await list(admin.token, '?sort=name'));
    expect(names(await list(admin.token, '?sort=-name'))).toEqual(byName.toReversed());
    expect(names(await list(admin.token, '?sort=status'))).toEqual(byName);
    expect(await list(admin.token, '?status=suspended')).toMatchObject({
      total: 0,
      facets: { status: [{ count: 3 }] },
    });
    expect(await list(admin.token, '?limit=2&page=2&sort=oldest')).toMatchObject({
      total_pages: 2,
      has_previous: true,
    });
    const [staff] = (await list(admin.token, '?role=provider')).data;
    expect(staff).toMatchObject({ works_for: { kind: 'provider', id: CLINIC, name: 'Clínica Um', role: 'billing' } });
    expect(staff?.last_seen_at).toEqual(expect.any(String));
  });

  it('limits to recently created accounts, in the export too', async () => {
    const admin = await house.person('admin', 'Ínes');
    const daysAgo = (days: number) => new Date(house.clock.now().getTime() - days * 24 * 3_600_000).toISOString();
    for (const [name, days] of [
      ['Rosa', 6.9],
      ['Zoé', 7],
      ['Lía', 29],
    ] as const) {
      const { userId } = await house.person('patient', name);
      await house.run(sql`update users set created_at = ${daysAgo(days)} where id = ${userId}`);
    }
    await house.run(sql`update users set created_at = ${daysAgo(400)} where id = ${admin.userId}`);
    expect(names(await list(admin.token, '?made_within=7'))).toEqual(['Rosa']);
    expect(await list(admin.token, '?made_within=30&sort=oldest')).toMatchObject({
      total: 3,
      facets: { role: [{ value: 'patient', count: 3 }] },
    });
    expect(await list(admin.token, '?made_within=')).toMatchObject({ total: 4 });
    const { body } = await house.send('GET', '/admin/users/export?made_within=7', admin.token);
    expect(body).toMatchObject({ rows: 1 });
  });

  it('is for admins only', async () => {
    for (const role of ['patient', 'provider', 'organization'] as const)
      expect(await house.send('GET', '/platform/users', (await house.person(role)).token)).toMatchObject({
        status: 403,
      });
    expect(await house.send('GET', '/platform/users')).toMatchObject({ status: 401 });
  });

  it('exports a table, records it in the audit log, and neutralizes formulas', async () => {
    const admin = await house.person('admin', '=HYPERLINK("x")');
    const { body } = await house.send('GET', '/admin/users/export?role=admin', admin.token);
    expect(body).toMatchObject({ rows: 1, complete: true, media_type: 'text/csv; charset=utf-8' });
    expect(body['content']).toContain(`"'=HYPERLINK(""x"")",Quiroga`);
    expect((await house.audited()).at(-1)).toMatchObject({ action: 'account.list_exported', facts: { rows: 1 } });
  });
});

describe('account details', () => {
  it('show profile, devices, history and features, and record the view once an hour', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    const reason = 'She joined the team of the clinic';
    await house.send('POST', `/platform/users/${patient.userId}/role`, admin.token, { role: 'provider', reason });
    const user = await read(admin.token, patient.userId);
    expect(user).toMatchObject({
      first_name: 'Rosa',
      firstName: 'Rosa',
      role: 'provider',
      sessions: [{ current: false }],
      second_factors: [],
      privileged: false,
      kept_because: null,
      assignable_roles: ['patient', 'organization', 'admin'],
      actions: ['change_role', 'suspend', 'end_sessions'],
      history: [{ kind: 'role_changed', from: 'patient', to: 'provider', reason, by: { name: 'Mara Quiroga' } }],
    });
    expect(user.features).toContainEqual({ key: 'provider_nav_activity', has_access: true, because: 'role' });
    house.pass(50);
    await read(admin.token, patient.userId);
    expect(await actionsOf()).toEqual(['account.role_changed', 'account.viewed_by_admin']);
  });

  it('record another view in the next hour', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    await read(admin.token, patient.userId);
    house.pass(61);
    await read(await house.renew(admin.token), patient.userId);
    expect(await actionsOf()).toEqual(['account.viewed_by_admin', 'account.viewed_by_admin']);
  });

  it('return not found for an unknown account', async () => {
    const admin = await house.person('admin');
    const nobody = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/suspend', { reason: 'nobody is there' }],
      ['POST', '/end-sessions', undefined],
      ['POST', '/resend-verification', undefined],
    ] as const)
      expect(await house.send(method, `/admin/users/${nobody}${path}`, admin.token, body)).toMatchObject({
        body: { code: 'account.not_found' },
      });
  });
});

describe('roles', () => {
  it('apply from the next request on, without signing in again', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    const change = { role: 'organization', version: 1 };
    const answer = await house.send('POST', `/platform/users/${patient.userId}/role`, admin.token, change);
    expect(answer).toMatchObject({ status: 200, body: { id: patient.userId, role: 'organization', version: 2 } });
    expect((await house.send('GET', '/auth/me', patient.token)).body).toMatchObject({ role: 'organization' });
    expect(await house.send('POST', `/platform/users/${patient.userId}/role`, admin.token, change)).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version' },
    });
  });

  it('admins are promoted and demoted only after recent authentication', async () => {
    const admin = await house.person('admin', 'Mara');
    const other = await house.person('admin', 'Otto');
    const patient = await house.person('patient', 'Rosa');
    house.pass(6);
    const token = await house.renew(admin.token);
    const give = (id: string, role: string) => house.send('POST', `/platform/users/${id}/role`, token, { role });
    for (const [id, role] of [
      [patient.userId, 'admin'],
      [other.userId, 'patient'],
    ] as const)
      expect(await give(id, role)).toMatchObject({ status: 401, body: { code: 'auth.confirm_identity' } });
    expect(await give(patient.userId, 'provider')).toMatchObject({ status: 200 });
    const fresh = await house.signIn(admin.userId);
    expect(await house.send('POST', `/platform/users/${patient.userId}/role`, fresh, { role: 'admin' })).toMatchObject({
      status: 200,
      body: { role: 'admin' },
    });
  });

  it('reject changing one’s own role or demoting the last admin', async () => {
    const admin = await house.person('admin', 'Mara');
    expect((await read(admin.token, admin.userId)).kept_because).toBe('own');
    expect((await list(admin.token)).data[0]?.actions).toEqual([]);
    const own = await house.send('POST', `/admin/users/${admin.userId}/suspend`, admin.token, { reason: 'enough now' });
    expect(own).toMatchObject({ status: 409, body: { code: 'account.last_admin' } });
    await house.person('admin', 'Otto');
    const again = await house.send('POST', `/admin/users/${admin.userId}/suspend`, admin.token, {
      reason: 'enough now',
    });
    expect(again).toMatchObject({ status: 403, body: { code: 'access.not_allowed' } });
  });
});

describe('suspending and sessions', () => {
  it('suspends with a reason, ends sessions at once, and can be undone', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    const path = `/admin/users/${patient.userId}`;
    expect(await house.send('POST', `${path}/suspend`, admin.token, { reason: 'x' })).toMatchObject({ status: 422 });
    const reason = 'Somebody else wrote in her name';
    const answer = await house.send('POST', `${path}/suspend`, admin.token, { reason, version: 1 });
    expect(answer.body as unknown as AdminUser).toMatchObject({
      status: 'suspended',
      actions: ['change_role', 'activate'],
    });
    expect(await house.send('GET', '/auth/me', patient.token)).toMatchObject({ status: 401 });
    expect(await house.send('POST', `${path}/activate`, admin.token, {})).toMatchObject({ body: { status: 'active' } });
    expect((await read(admin.token, patient.userId)).history.map(({ kind }) => kind)).toEqual([
      'activated',
      'suspended',
    ]);
    expect((await house.audited())[0]).toMatchObject({ action: 'account.suspended', facts: { reason, sessions: 1 } });
  });

  it('ends one device or all, and none of another user', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    await house.signIn(patient.userId);
    const [first] = (await read(admin.token, patient.userId)).sessions;
    const path = `/admin/users/${patient.userId}`;
    expect(await house.send('DELETE', `${path}/sessions/${first?.id}`, admin.token)).toMatchObject({ status: 204 });
    const [own] = (await read(admin.token, admin.userId)).sessions;
    expect(await house.send('DELETE', `${path}/sessions/${own?.id}`, admin.token)).toMatchObject({
      status: 404,
      body: { code: 'auth.session_not_found' },
    });
    expect((await house.send('POST', `${path}/end-sessions`, admin.token)).body).toEqual({ ended: 1 });
    expect((await house.send('POST', `${path}/end-sessions`, admin.token)).body).toEqual({ ended: 0 });
  });

  it('resends the verification email while the address is unverified', async () => {
    const admin = await house.person('admin', 'Mara');
    const patient = await house.person('patient', 'Rosa');
    const path = `/admin/users/${patient.userId}/resend-verification`;
    expect(await house.send('POST', path, admin.token)).toMatchObject({ status: 403 });
    await house.setStatus(patient.userId, 'unverified');
    expect(await house.send('POST', path, admin.token)).toMatchObject({ status: 202, body: { status: 'check_inbox' } });
    expect(await actionsOf()).toEqual(['account.verification_resent']);
  });
});

describe('demo admin', () => {
  const demo = { demo: true };
  const mara = { demo: true, email: 'admin@demo.travesia.example' };

  it('sees and changes fictional people only', async () => {
    const admin = await house.person('admin', 'Mara', mara);
    const invented = await house.person('patient', 'Lía', demo);
    const real = await house.person('patient', 'Rosa');
    expect(names(await list(admin.token, '?sort=name'))).toEqual(['Lía', 'Mara']);
    expect(names(await list(admin.token, `?q=${real.email}`))).toEqual([]);
    for (const [method, path, body] of [
      ['GET', `/admin/users/${real.userId}`, undefined],
      ['POST', `/admin/users/${real.userId}/suspend`, { reason: 'just trying it' }],
      ['POST', `/platform/users/${real.userId}/role`, { role: 'admin' }],
      ['POST', `/admin/users/${real.userId}/end-sessions`, undefined],
    ] as const)
      expect(await house.send(method, path, admin.token, body)).toMatchObject({ status: 404 });
    const suspended = await house.send('POST', `/admin/users/${invented.userId}/suspend`, admin.token, {
      reason: 'just trying it',
    });
    expect(suspended).toMatchObject({ status: 200, body: { status: 'suspended' } });
  });

  it('can’t change shared demo accounts or see other visitors’ devices', async () => {
    const admin = await house.person('admin', 'Mara', mara);
    const patient = await house.person('patient', 'Ana', { demo: true, email: 'patient@demo.travesia.example' });
    expect(await read(admin.token, patient.userId)).toMatchObject({
      sessions: [],
      actions: [],
      kept_because: 'shared',
    });
    await house.signIn(admin.userId);
    expect((await read(admin.token, admin.userId)).sessions).toHaveLength(1);
    expect(
      await house.send('POST', `/platform/users/${patient.userId}/role`, admin.token, { role: 'provider' }),
    ).toMatchObject({ status: 403 });
  });

  it('is visible to real admins, who see everyone', async () => {
    await house.person('admin', 'Mara', mara);
    const real = await house.person('admin', 'Otto');
    expect(names(await list(real.token, '?sort=name'))).toEqual(['Mara', 'Otto']);
  });
});
