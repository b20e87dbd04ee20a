import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, OTHER_CLINIC, RIVAL } from '../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../badges/testing/open-portals.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

interface Person {
  user_id: string;
  role: string;
  version: number;
  actions: string[];
}
interface Open {
  id: string;
  email: string;
  link: string | null;
  state: string;
  actions: string[];
}

const staff = (token: string) => house.send('GET', '/provider/staff', token);
const people = async (token: string) => (await staff(token)).body['data'] as Person[];
const open = async (token: string) => (await staff(token)).body['invitations'] as Open[];
const change = (token: string, userId: string, role: string, version = 1) =>
  house.send('PUT', `/provider/staff/${userId}`, token, { role, version });
const remove = (token: string, userId: string) => house.send('DELETE', `/provider/staff/${userId}`, token);
const invite = (token: string, role = 'coordinator', email = 'rosa@example.com') =>
  house.send('POST', '/provider/staff', token, { email, role });

describe('the team of a clinic', () => {
  it('is visible to all members, and changed by owners and managers', async () => {
    const ana = await house.staff('owner');
    const leo = await house.staff('coordinator');
    expect(await people(leo.token)).toMatchObject([
      { user_id: ana.userId, role: 'owner', is_you: false, actions: [] },
      { user_id: leo.userId, role: 'coordinator', is_you: true, actions: ['remove'] },
    ]);
    expect((await change(leo.token, leo.userId, 'owner')).status).toBe(403);
    expect(await change(ana.token, leo.userId, 'manager')).toMatchObject({ status: 200 });
    // The new role applies from the next request.
    expect((await staff(leo.token)).body['roles']).toEqual(['manager', 'coordinator', 'clinician', 'billing']);
    expect((await house.audited()).at(-1)).toMatchObject({
      action: 'team.role_changed',
      subject_id: leo.userId,
      context_provider_id: CLINIC,
      facts: { from: 'coordinator', to: 'manager' },
    });
  });

  it('lets only owners change owners', async () => {
    const ana = await house.staff('owner');
    const max = await house.staff('manager');
    const leo = await house.staff('billing');
    for (const refused of [
      await change(max.token, leo.userId, 'owner'),
      await change(max.token, ana.userId, 'billing'),
      await remove(max.token, ana.userId),
      await invite(max.token, 'owner'),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'team.owners_only' } });
    expect((await change(ana.token, leo.userId, 'owner')).status).toBe(200);
  });

  it('always has an owner: the last one stays, and of two leaving concurrently only one succeeds', async () => {
    const ana = await house.staff('owner');
    for (const refused of [await change(ana.token, ana.userId, 'manager'), await remove(ana.token, ana.userId)])
      expect(refused).toMatchObject({ status: 409, body: { code: 'team.last_owner' } });
    expect(await people(ana.token)).toMatchObject([{ actions: [] }]);
    const eva = await house.staff('owner');
    const both = await Promise.all([remove(ana.token, ana.userId), remove(eva.token, eva.userId)]);
    expect(both.filter(({ status }) => status === 409)).toHaveLength(1);
    const { rows } = await house.run(sql`select count(*)::int as owners from provider_members where role = 'owner'`);
    expect(rows).toEqual([{ owners: 1 }]);
  });

  it("ends a removed member's access with their next request, and keeps their account", async () => {
    const ana = await house.staff('owner');
    const leo = await house.staff('manager');
    expect((await house.send('GET', '/provider/profile', leo.token)).status).toBe(200);
    const left = await remove(ana.token, leo.userId);
    expect(left).toMatchObject({ status: 200, body: { data: [{ user_id: ana.userId }] } });
    expect((await house.send('GET', '/provider/profile', leo.token)).status).toBe(403);
    expect(await house.send('GET', '/auth/me', leo.token)).toMatchObject({ status: 200, body: { role: 'patient' } });
    expect((await house.audited()).map(({ action }) => action)).toEqual([
      'team.member_removed',
      'account.role_changed',
    ]);
    expect(await remove(ana.token, leo.userId)).toMatchObject({ status: 404, body: { code: 'team.no_such_member' } });
  });

  it('can be left by anyone: members without permissions can remove themselves, but nobody else', async () => {
    const ana = await house.staff('owner');
    const [leo, eva] = [await house.staff('coordinator'), await house.staff('billing')];
    for (const other of [ana, eva])
      expect(await remove(leo.token, other.userId)).toMatchObject({
        status: 403,
        body: { code: 'access.not_allowed' },
      });
    expect((await remove(leo.token, leo.userId)).status).toBe(200);
    expect(await house.send('GET', '/auth/me', leo.token)).toMatchObject({ status: 200, body: { role: 'patient' } });
    expect((await house.audited()).at(0)).toMatchObject({
      action: 'team.member_removed',
      actor_id: leo.userId,
      subject_id: leo.userId,
    });
    expect((await people(ana.token)).map(({ user_id: id }) => id)).toEqual([ana.userId, eva.userId]);
  });

  it('is invisible to outsiders, including other clinics’ teams', async () => {
    const ana = await house.staff('owner');
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect((await change(ana.token, stranger.userId, 'billing')).status).toBe(404);
    expect((await remove(ana.token, stranger.userId)).status).toBe(404);
    const bea = await house.member('owner');
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, bea.token, { reason: 'To help the clinic' });
    expect(await staff(bea.token)).toMatchObject({ status: 200, body: { actions: [], roles: [] } });
    expect((await remove(bea.token, ana.userId)).status).toBe(403);
  });

  it('returns the current role to the second of two concurrent changes', async () => {
    const ana = await house.staff('owner');
    const leo = await house.staff('billing');
    await change(ana.token, leo.userId, 'clinician');
    expect(await change(ana.token, leo.userId, 'manager')).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { role: 'clinician', version: 2 } },
    });
  });
});

describe('an invitation to a team', () => {
  it('is sent, resent and revoked', async () => {
    const ana = await house.staff('owner');
    expect(await invite(ana.token)).toMatchObject({
      status: 201,
      body: {
        invitations: [
          {
            email: 'rosa@example.com',
            role: 'coordinator',
            state: 'pending',
            link: null,
            actions: ['resend', 'withdraw'],
          },
        ],
      },
    });
    const [first] = await open(ana.token);
    house.pass(60 * 24 * 8);
    ana.token = await house.signIn(ana.userId);
    expect(await open(ana.token)).toMatchObject([{ state: 'expired', actions: ['resend'] }]);
    expect((await house.send('POST', `/provider/invitations/${first?.id}/resend`, ana.token)).status).toBe(204);
    const [second, ...rest] = await open(ana.token);
    expect(rest).toEqual([]);
    expect(second).toMatchObject({ state: 'pending' });
    expect(second?.id).not.toBe(first?.id);
    expect((await house.send('DELETE', `/provider/invitations/${second?.id}`, ana.token)).status).toBe(204);
    expect(await open(ana.token)).not.toContainEqual(expect.objectContaining({ state: 'pending' }));
    expect((await house.send('DELETE', `/provider/invitations/${second?.id}`, ana.token)).body.code).toBe(
      'invitation.not_valid',
    );
  });

  it('belongs to its team: others can neither see nor change it', async () => {
    const ana = await house.staff('owner');
    await invite(ana.token);
    const [made] = await open(ana.token);
    const stranger = await house.staff('owner', OTHER_CLINIC);
    expect(await open(stranger.token)).toEqual([]);
    for (const [method, path] of [
      ['POST', `/provider/invitations/${made?.id}/resend`],
      ['DELETE', `/provider/invitations/${made?.id}`],
    ] as const)
      expect((await house.send(method, path, stranger.token)).status).toBe(404);
  });

  it('in the demo to a reserved address shows its link, which lets them join', async () => {
    await house.run(sql`update providers set demo = true where id = ${CLINIC}`);
    const ana = await house.staff('owner');
    await invite(ana.token, 'coordinator', 'real.person@gmail.com');
    await invite(ana.token);
    const made = await open(ana.token);
    expect(made).toMatchObject([{ email: 'rosa@example.com' }, { email: 'real.person@gmail.com', link: null }]);
    const link = made[0]?.link ?? '';
    expect(link).toMatch(/^\/invitation\/accept\/./);
    const joined = await house.send('POST', '/invitations/accept-with-signup', undefined, {
      token: link.split('/').at(-1),
      password: 'una frase que nadie adivina',
      first_name: 'Rosa',
      last_name: 'Delgado',
      accept_terms: true,
    });
    expect(joined).toMatchObject({ status: 200 });
    const rosa = String(joined.body['access_token']);
    expect(await house.send('GET', '/provider/settings', rosa)).toMatchObject({ status: 200, body: { actions: [] } });
  });
});

describe('the demo', () => {
  it('hides names of real people, and keeps the shared sign-in people', async () => {
    await house.run(sql`update providers set demo = true where id = ${CLINIC}`);
    const real = await house.staff('manager');
    await house.run(
      sql`update users set email = 'leo@gmail.com', email_key = 'leo@gmail.com' where id = ${real.userId}`,
    );
    const fixed = await house.person('provider', 'Tomás', { demo: true, email: 'provider@demo.travesia.example' });
    await house.run(sql`insert into provider_members values (${CLINIC}, ${fixed.userId}, 'owner', now())`);
    expect(await people(fixed.token)).toMatchObject([
      { user_id: fixed.userId, name: 'Tomás Quiroga', actions: [] },
      { user_id: real.userId, name: null, email: 'l•••@g•••.com', actions: [] },
    ]);
    const owner = await house.staff('owner');
    expect(await remove(owner.token, fixed.userId)).toMatchObject({ status: 403, body: { code: 'team.demo_person' } });
    expect((await remove(fixed.token, real.userId)).status).toBe(403);
  });
});

describe('the team of an organization', () => {
  const members = (token: string) => house.send('GET', '/organizations/members', token);

  it('follows the same rules', async () => {
    const bea = await house.member('owner');
    const tim = await house.member('analyst');
    expect((await members(tim.token)).body).toMatchObject({ actions: [], roles: [] });
    expect(
      (await house.send('POST', '/organizations/members', bea.token, { email: 'io@example.com', role: 'manager' }))
        .status,
    ).toBe(201);
    expect(await members(bea.token)).toMatchObject({
      body: {
        data: [
          { user_id: bea.userId, actions: [] },
          { user_id: tim.userId, actions: ['change_role', 'remove'] },
        ],
        invitations: [{ email: 'io@example.com' }],
      },
    });
    const changed = await house.send('PUT', `/organizations/members/${tim.userId}`, bea.token, {
      role: 'manager',
      version: 1,
    });
    expect(changed.status).toBe(200);
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, tim.token, { reason: 'To help the clinic' });
    expect((await house.send('GET', '/provider/profile', tim.token)).status).toBe(200);
    expect((await house.send('DELETE', `/organizations/members/${tim.userId}`, bea.token)).status).toBe(200);
    expect((await house.send('GET', '/provider/profile', tim.token)).status).toBe(403);
    const rita = await house.member('owner', RIVAL);
    expect((await house.send('DELETE', `/organizations/members/${bea.userId}`, rita.token)).status).toBe(404);
    const { rows } = await house.run(sql`select user_id from organization_members where organization_id = ${NETWORK}`);
    expect(rows).toEqual([{ user_id: bea.userId }]);
  });
});
