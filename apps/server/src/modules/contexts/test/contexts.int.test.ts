import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, openHouse, type OpenHouse, OTHER_CLINIC, RIVAL } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const reason = 'The clinic asked for help';
const enter = (token: string, id = CLINIC, by: 'admin' | 'organizations' = 'admin') =>
  house.send('POST', `/${by}/providers/${id}/access`, token, by === 'admin' ? { reason } : {});
const present = async (token: string) => (await house.send('GET', '/provider-context', token)).body;

describe('an admin', () => {
  it('acts as a clinic for an hour, in this session only', async () => {
    const ana = await house.person('admin');
    const opened = await enter(ana.token);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        context: { provider_id: CLINIC, provider_name: 'Clínica Um', via: 'admin', actions: ['extend', 'leave'] },
        expires_at: '2026-11-22T11:00:00.000Z',
        expires_in: 3600,
      },
    });
    house.pass(14);
    expect(await present(ana.token)).toMatchObject({ context: { provider_id: CLINIC }, expires_in: 46 * 60 });
    expect(await present(await house.signIn(ana.userId))).toEqual({
      context: null,
      expires_at: null,
      expires_in: null,
    });
  });

  it.each([[{ reason: '' }], [{ reason: 'x' }], [{ reason, provider_id: OTHER_CLINIC }]])(
    'must give a reason in words: %o is rejected',
    async (body) => {
      const ana = await house.person('admin');
      const refused = await house.send('POST', `/admin/providers/${CLINIC}/access`, ana.token, body);
      expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
      expect(await present(ana.token)).toMatchObject({ context: null });
    },
  );

  it('only reads without a reason, until one is given', async () => {
    const ana = await house.person('admin');
    const open = (body?: object) => house.send('POST', `/admin/providers/${CLINIC}/access`, ana.token, body);
    expect(await open()).toMatchObject({ status: 200, body: { context: { read_only: true } } });
    expect(await open({ reason })).toMatchObject({ status: 200, body: { context: { read_only: false } } });
    expect((await house.audited()).filter(({ action }) => action === 'context.opened')).toMatchObject([
      { facts: { reason: null } },
      { facts: { reason } },
    ]);
  });

  it('switches from one clinic to another, with both in the audit log', async () => {
    const ana = await house.person('admin');
    await enter(ana.token);
    await enter(ana.token, OTHER_CLINIC);
    expect(await present(ana.token)).toMatchObject({ context: { provider_id: OTHER_CLINIC } });
    expect(await house.audited()).toMatchObject([
      { action: 'context.opened', actor_id: ana.userId, context_provider_id: CLINIC, facts: { reason, via: 'admin' } },
      { action: 'context.left', context_provider_id: CLINIC },
      { action: 'context.opened', context_provider_id: OTHER_CLINIC },
    ]);
  });

  it('extends it to an hour from now, up to eight hours in all, and then ends it', async () => {
    const ana = await house.person('admin');
    const extend = () => house.send('POST', '/provider-context/extend', ana.token);
    expect((await extend()).body.code).toBe('access.no_provider_context');
    await enter(ana.token);
    for (let hour = 1; hour <= 8; hour++) {
      house.pass(55);
      ana.token = await house.renew(ana.token);
      expect((await extend()).status).toBe(200);
    }
    expect(await present(ana.token)).toMatchObject({ context: { actions: ['leave'] }, expires_in: 40 * 60 });
    expect((await extend()).body.code).toBe('access.context_at_its_longest');
    house.pass(40);
    ana.token = await house.renew(ana.token);
    expect(await present(ana.token)).toMatchObject({ context: null });
    expect((await extend()).body.code).toBe('access.no_provider_context');
  });

  it('leaves it, even without one', async () => {
    const ana = await house.person('admin');
    await enter(ana.token);
    for (let times = 0; times < 2; times++)
      expect((await house.send('DELETE', '/admin/context', ana.token)).status).toBe(204);
    expect(await present(ana.token)).toMatchObject({ context: null });
    expect((await house.audited()).map(({ action }) => action)).toEqual(['context.opened', 'context.left']);
  });

  it('loses it with the role, immediately', async () => {
    const ana = await house.person('admin');
    await enter(ana.token);
    await house.run(sql`update users set role = 'organization' where id = ${ana.userId}`);
    expect(await present(ana.token)).toMatchObject({ context: null });
  });

  it('can’t act as an unknown clinic', async () => {
    const ana = await house.person('admin');
    expect(await enter(ana.token, NETWORK)).toMatchObject({ status: 404, body: { code: 'providers.not_found' } });
  });
});

describe('an organization', () => {
  it.each(['owner', 'manager', 'analyst'] as const)('lets its %s act as its clinics without a reason', async (role) => {
    const bea = await house.member(role);
    expect(await enter(bea.token, CLINIC, 'organizations')).toMatchObject({
      status: 200,
      body: { context: { provider_id: CLINIC, via: 'organization' }, expires_in: 3600 },
    });
    expect((await house.send('DELETE', '/organizations/context', bea.token)).status).toBe(204);
  });

  it('gets not found for clinics without an organization or of another one', async () => {
    const bea = await house.member();
    const rita = await house.member('owner', RIVAL);
    const missing = await enter(bea.token, NETWORK, 'organizations');
    const comparable = ({ status, body }: typeof missing) => ({ status, body: { ...body, request_id: '' } });
    for (const [token, id] of [
      [bea.token, OTHER_CLINIC],
      [rita.token, CLINIC],
    ] as const)
      expect(comparable(await enter(token, id, 'organizations'))).toEqual(comparable(missing));
    expect(missing.status).toBe(404);
  });

  it('loses access to a clinic that leaves it, and a former member loses their context', async () => {
    const bea = await house.member();
    await enter(bea.token, CLINIC, 'organizations');
    await house.run(sql`delete from organization_providers`);
    expect(await present(bea.token)).toMatchObject({ context: null });
    await house.run(sql`insert into organization_providers values (${NETWORK}, ${CLINIC}, now())`);
    expect(await present(bea.token)).toMatchObject({ context: { provider_id: CLINIC } });
    await house.run(sql`delete from organization_members`);
    expect(await present(bea.token)).toMatchObject({ context: null });
    expect(await enter(bea.token, CLINIC, 'organizations')).toMatchObject({
      status: 404,
      body: { code: 'access.no_organization' },
    });
  });
});

it.each(['patient', 'provider'] as const)('a %s has no context and can’t open one', async (role) => {
  const who = await house.person(role);
  for (const [method, path] of [
    ['POST', `/admin/providers/${CLINIC}/access`],
    ['POST', `/organizations/providers/${CLINIC}/access`],
    ['DELETE', '/admin/context'],
    ['DELETE', '/organizations/context'],
    ['GET', '/provider-context'],
    ['POST', '/provider-context/extend'],
  ] as const)
    expect(await house.send(method, path, who.token, method === 'POST' ? { reason } : undefined)).toMatchObject({
      status: 403,
      body: { code: 'access.not_allowed' },
    });
});

it('of an ended session is invalid', async () => {
  const ana = await house.person('admin');
  await enter(ana.token);
  await house.send('POST', '/auth/logout', ana.token);
  expect((await house.send('GET', '/provider-context', ana.token)).status).toBe(401);
});

it('is limited to one per session, also under concurrency', async () => {
  const ana = await house.person('admin');
  const asked = await Promise.all([CLINIC, OTHER_CLINIC, CLINIC, OTHER_CLINIC].map((id) => enter(ana.token, id)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await house.run(sql`select provider_id from provider_contexts where ended_at is null`);
  expect(rows).toHaveLength(1);
  expect(await present(ana.token)).toMatchObject({ context: { provider_id: rows[0]?.['provider_id'] } });
});
