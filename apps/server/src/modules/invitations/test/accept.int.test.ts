import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLINIC,
  NETWORK,
  OTHER_CLINIC,
  openInvitations,
  type OpenInvitations,
  RIVAL,
} from '../testing/open-invitations.ts';

let house: OpenInvitations;
beforeAll(async () => {
  house = await openInvitations();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const manager = { kind: 'organization_member', role: 'manager' } as const;
const coordinator = { kind: 'provider_member', role: 'coordinator' } as const;
const joins = { kind: 'provider_joins_organization', role: 'owner' } as const;
const admin = { kind: 'admin', role: 'admin' } as const;
const rowsOf = async (table: string) => (await house.run(sql`select * from ${sql.identifier(table)}`)).rows;

describe('accepting with an account', () => {
  it.each([
    [manager, { role: 'organization', organization_id: NETWORK }],
    [coordinator, { role: 'provider', provider_id: CLINIC }],
    [joins, { role: 'provider', provider_id: CLINIC }],
    [admin, { role: 'admin' }],
  ])('%o assigns the role at once', async (to, become) => {
    const rosa = await house.person('rosa@example.com');
    const { token } = await house.invite(to);
    expect(await house.accept(token, rosa.access)).toMatchObject({ status: 200, body: become });
    expect((await house.send('GET', '/auth/me', undefined, rosa.access)).body).toMatchObject(become);
    expect(await house.actions()).toEqual(['invitation.created', 'account.role_changed', 'invitation.accepted']);
    expect((await house.validate(token)).body).toMatchObject({ state: 'accepted', can: [], message: null });
  });

  it('adds the clinic to the organization, and makes the person its first owner', async () => {
    const rosa = await house.person('rosa@example.com');
    const { token } = await house.invite(joins);
    await house.accept(token, rosa.access);
    expect(await rowsOf('organization_providers')).toMatchObject([{ organization_id: NETWORK, provider_id: CLINIC }]);
    expect(await rowsOf('provider_members')).toMatchObject([{ user_id: rosa.userId, role: 'owner' }]);
  });

  it('as an owner changes only the clinic’s network', async () => {
    const rosa = await house.person('rosa@example.com', 'provider');
    await house.join.clinic(rosa.userId, 'owner');
    const { token } = await house.invite(joins);
    expect((await house.accept(token, rosa.access)).status).toBe(200);
    expect(await rowsOf('provider_members')).toHaveLength(1);
  });

  it('needs a session, and the invited address in any spelling', async () => {
    const { token } = await house.invite(manager, { email: 'Rosa@Example.com' });
    expect((await house.send('POST', '/invitations/accept', { token })).body.code).toBe('access.signed_out');
    const ana = await house.person('ana@example.com');
    expect(await house.accept(token, ana.access)).toMatchObject({
      status: 403,
      body: { code: 'invitation.other_person' },
    });
    const rosa = await house.person('rosa@EXAMPLE.com');
    expect((await house.accept(token, rosa.access)).status).toBe(200);
  });

  it('twice concurrently happens once, and both requests succeed', async () => {
    const rosa = await house.person('rosa@example.com');
    const { token } = await house.invite(manager);
    const answers = await Promise.all(Array.from({ length: 8 }, () => house.accept(token, rosa.access)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await rowsOf('organization_members')).toHaveLength(1);
    expect((await house.actions()).filter((action) => action === 'invitation.accepted')).toHaveLength(1);
  });

  it('two invitations concurrently lets one win', async () => {
    const rosa = await house.person('rosa@example.com');
    const first = await house.invite(manager);
    const second = await house.invite(coordinator);
    const answers = await Promise.all([
      house.accept(first.token, rosa.access),
      house.accept(second.token, rosa.access),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect([...(await rowsOf('organization_members')), ...(await rowsOf('provider_members'))]).toHaveLength(1);
    const states = (await rowsOf('invitations')).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['accepted', 'pending']));
  });

  it('creates one first owner of a clinic invited at two addresses', async () => {
    const [rosa, ana] = [await house.person('rosa@example.com'), await house.person('ana@example.com')];
    const first = await house.invite(joins);
    const second = await house.invite(joins, { email: 'ana@example.com' });
    const answers = await Promise.all([house.accept(first.token, rosa.access), house.accept(second.token, ana.access)]);
    expect(answers.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual(['invitation.needs_owner', 'ok']);
    expect(await rowsOf('provider_members')).toHaveLength(1);
  });

  it('requires recent authentication to become an admin', async () => {
    const rosa = await house.person('rosa@example.com');
    const { token } = await house.invite(admin);
    house.pass(0.2);
    expect(await house.accept(token, rosa.access)).toMatchObject({
      status: 401,
      body: { code: 'auth.confirm_identity' },
    });
    expect((await house.validate(token)).body).toMatchObject({ state: 'pending' });
  });
});

describe('rejects a person who', () => {
  const refused = async (to: Parameters<OpenInvitations['invite']>[0], access: string) => {
    const { token } = await house.invite(to);
    const { status, body } = await house.accept(token, access);
    expect((await house.validate(token)).body).toMatchObject({ state: 'pending' });
    return `${status} ${body.code}`;
  };

  it('works for another organization or clinic', async () => {
    const rosa = await house.person('rosa@example.com', 'organization');
    await house.join.organization(rosa.userId, 'analyst', RIVAL);
    for (const to of [manager, coordinator, joins, admin])
      expect(await refused(to, rosa.access)).toBe('409 invitation.other_role');
    const ana = await house.person('ana@example.com', 'provider');
    await house.join.clinic(ana.userId, 'owner', OTHER_CLINIC);
    const { token } = await house.invite(joins, { email: 'ana@example.com' });
    expect((await house.accept(token, ana.access)).body.code).toBe('invitation.other_role');
  });

  it('is an admin, and is invited elsewhere', async () => {
    const rosa = await house.person('rosa@example.com', 'admin');
    expect(await refused(manager, rosa.access)).toBe('409 invitation.other_role');
    expect(await refused(admin, rosa.access)).toBe('409 invitation.already_member');
  });

  it('works at the clinic but isn’t an owner, and so has no say over its network', async () => {
    const rosa = await house.person('rosa@example.com', 'patient');
    const { token } = await house.invite(joins);
    await house.join.clinic(rosa.userId, 'manager');
    expect((await house.accept(token, rosa.access)).body.code).toBe('invitation.needs_owner');
  });

  it('owns a clinic that is managed by another network, or by this one already', async () => {
    const rosa = await house.person('rosa@example.com', 'provider');
    await house.join.clinic(rosa.userId, 'owner');
    await house.run(sql`insert into organization_providers values (${RIVAL}, ${CLINIC}, now())`);
    expect(await refused(joins, rosa.access)).toBe('409 invitation.clinic_managed');
    await house.run(sql`update organization_providers set organization_id = ${NETWORK}`);
    expect(await refused(joins, rosa.access)).toBe('409 invitation.already_member');
  });
});

describe('an invalid invitation', () => {
  const which = ({ body }: { body: object }) => (body as { fields?: { code: string }[] }).fields?.[0]?.code;

  it('returns its status and what to do, in every call', async () => {
    const rosa = await house.person('rosa@example.com');
    const declined = await house.invite(manager);
    await house.decline(declined.token);
    const replaced = await house.invite(manager);
    await house.invite(manager);
    const expired = await house.invite(coordinator);
    house.pass(7 * 24);
    const fresh = await house.send('POST', '/auth/login', {
      email: 'rosa@example.com',
      password: 'una frase que nadie adivina',
    });
    const access = String(fresh.body.access_token);
    for (const [{ token }, state] of [
      [declined, 'declined'],
      [replaced, 'withdrawn'],
      [expired, 'expired'],
    ] as const) {
      expect((await house.validate(token)).body).toMatchObject({ state, email: 'r•••@e•••.com', needs_account: false });
      for (const answer of [await house.accept(token, access), await house.signUp(token), await house.decline(token)]) {
        expect(answer).toMatchObject({ status: 410, body: { code: 'invitation.not_valid' } });
        expect(which(answer)).toBe(state);
      }
    }
    expect(rosa.userId).not.toBe('');
    expect(await rowsOf('organization_members')).toEqual([]);
  });

  it('with an unknown token is rejected too', async () => {
    const rosa = await house.person('rosa@example.com');
    const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
    for (const answer of [
      await house.validate(token),
      await house.accept(token, rosa.access),
      await house.signUp(token),
      await house.decline(token),
    ]) {
      expect(answer.status).toBe(410);
      expect(which(answer)).toBe('unknown');
    }
  });

  it('is declined once, with a reason, and both parties are notified once', async () => {
    const boss = await house.person('boss@example.com', 'organization');
    await house.join.organization(boss.userId, 'owner');
    const { token } = await house.invite(manager, { by: boss.actor });
    expect((await house.decline(token, ' Not now. ')).status).toBe(204);
    expect((await house.decline(token)).status).toBe(410);
    expect(await rowsOf('invitations')).toMatchObject([{ state: 'declined', decline_reason: 'Not now.' }]);
    const [mail, ...others] = await house.mailsTo('boss@example.com');
    expect(mail).toMatchObject({ template: 'invitations.declined', locale: 'en' });
    expect(mail?.text).not.toContain('Not now');
    expect(others).toEqual([]);
    expect(await house.actions()).toEqual(['invitation.created', 'invitation.declined']);
  });
});
