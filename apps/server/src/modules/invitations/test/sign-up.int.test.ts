import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, NETWORK, openInvitations, type OpenInvitations, PASSWORD } from '../testing/open-invitations.ts';

let house: OpenInvitations;
beforeAll(async () => {
  house = await openInvitations();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const manager = { kind: 'organization_member', role: 'manager' } as const;
const joins = { kind: 'provider_joins_organization', role: 'owner' } as const;
const usersNow = async () => (await house.run(sql`select * from users order by created_at`)).rows;
const login = (password = PASSWORD) => house.send('POST', '/auth/login', { email: 'rosa@example.com', password });
const fieldsOf = (body: object) => (body as { fields?: { path: string; code: string }[] }).fields ?? [];

describe('accepting with a new account', () => {
  it('creates a verified account, joins and signs in', async () => {
    const { token } = await house.invite(manager, { message: 'Come.' });
    expect((await house.validate(token)).body).toMatchObject({
      state: 'pending',
      email: 'rosa@example.com',
      needs_account: true,
      message: 'Come.',
      inviter: null,
      organization: { id: NETWORK, name: 'Rede Araucária', type: 'clinic_network', city: 'São Paulo', country: 'BR' },
      can: ['network_clinics', 'network_enter', 'network_invite'],
    });
    const { status, body } = await house.signUp(token);
    expect(status).toBe(200);
    const user = {
      email: 'rosa@example.com',
      role: 'organization',
      organization_id: NETWORK,
      email_verified: true,
      language: 'es',
    };
    expect(body).toMatchObject({ user });
    expect((await house.send('GET', '/auth/me', undefined, String(body.access_token))).body).toMatchObject(user);
    expect((await login()).status).toBe(200);
    expect(await house.actions()).toEqual([
      'invitation.created',
      'account.registered',
      'account.email_verified',
      'account.role_changed',
      'invitation.accepted',
    ]);
    expect((await house.mailsTo('rosa@example.com')).map(({ template }) => template)).not.toContain(
      'accounts.verify_email',
    );
  });

  it('creates the first owner of a clinic that joins', async () => {
    const { token } = await house.invite(joins);
    expect((await house.signUp(token)).body).toMatchObject({ user: { role: 'provider', provider_id: CLINIC } });
  });

  it('twice creates one account and signs in twice; rejects another password', async () => {
    const { token } = await house.invite(manager);
    const answers = await Promise.all(Array.from({ length: 6 }, () => house.signUp(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(6);
    expect(await usersNow()).toHaveLength(1);
    expect(await house.signUp(token, { password: 'otra frase bien distinta' })).toMatchObject({ status: 410 });
    house.pass(0.2);
    expect(await house.signUp(token)).toMatchObject({ status: 410, body: { code: 'invitation.not_valid' } });
  });

  it('asks for a second factor set up since, and opens no session without it', async () => {
    const { token } = await house.invite(manager);
    expect((await house.signUp(token)).body).toHaveProperty('access_token');
    await house.run(sql`update users set two_factor_since = now()`);
    const sessions = async () => (await house.run(sql`select 1 from sessions`)).rows.length;
    const before = await sessions();
    expect(await house.signUp(token)).toMatchObject({
      status: 200,
      body: { two_factor_required: true, challenge_token: expect.any(String) },
    });
    expect(await sessions()).toBe(before);
  });

  it.each(['rosa@example.com', 'ROSA@Example.COM', ' rosa@example.com '])(
    'leaves an account unchanged that %s has',
    async (email) => {
      await house.person('rosa@example.com');
      const before = await usersNow();
      const { token } = await house.invite(manager, { email });
      expect((await house.validate(token)).body).toMatchObject({ needs_account: false, email: 'r•••@e•••.com' });
      expect(await house.signUp(token, { password: 'otra frase bien distinta' })).toMatchObject({
        status: 409,
        body: { code: 'invitation.account_exists' },
      });
      expect(await usersNow()).toEqual(before);
      expect((await house.validate(token)).body).toMatchObject({ state: 'pending' });
      expect((await login('otra frase bien distinta')).status).toBe(401);
    },
  );

  it('takes over an unverified account created with the address', async () => {
    await house.send('POST', '/auth/register', {
      email: 'rosa@example.com',
      password: 'la frase de un extraño',
      first_name: 'Mal',
      last_name: 'Intento',
      phone: '+55 11 99999',
      accept_terms: true,
      consents: ['news'],
    });
    const { token } = await house.invite(manager);
    expect((await house.signUp(token)).status).toBe(200);
    expect((await login('la frase de un extraño')).status).toBe(401);
    expect(await usersNow()).toMatchObject([
      { first_name: 'Rosa', phone: null, status: 'active', role: 'organization' },
    ]);
    expect((await house.run(sql`select 1 from user_consents`)).rows).toEqual([]);
  });

  it('reports field errors and leaves the invitation open', async () => {
    const { token } = await house.invite(manager);
    const answers = [
      await house.signUp(token, { password: 'corta' }),
      await house.signUp(token, { password: 'delgado-para-siempre' }),
      await house.signUp(token, { accept_terms: false }),
      await house.signUp(token, { first_name: ' ' }),
      await house.signUp(token, { role: 'admin' }),
      await house.signUp(token, { email: 'other@example.com' }),
    ];
    expect(
      answers.map(
        ({ status, body }) =>
          `${status} ${fieldsOf(body)
            .map(({ path }) => path)
            .join()}`,
      ),
    ).toEqual([
      '422 body.password',
      '422 body.password',
      '422 body.accept_terms',
      '422 body.first_name',
      expect.stringMatching(/^422 /),
      expect.stringMatching(/^422 /),
    ]);
    expect(await usersNow()).toEqual([]);
    expect((await house.validate(token)).body).toMatchObject({ state: 'pending' });
  });

  it('leaves no account behind when joining is rejected', async () => {
    const ana = await house.person('ana@example.com', 'provider');
    const { token } = await house.invite(joins);
    await house.join.clinic(ana.userId, 'owner');
    expect(await house.signUp(token)).toMatchObject({ status: 403, body: { code: 'invitation.needs_owner' } });
    expect(await usersNow()).toHaveLength(1);
  });
});
