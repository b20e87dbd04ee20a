import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invitationLink } from '../mails/invitation-mails.ts';
import { listOpenInvitations } from '../queries/list-open-invitations.ts';
import { withdrawInvitation } from '../settling/withdraw-invitation.ts';
import { CLINIC, NETWORK, openInvitations, type OpenInvitations } from '../testing/open-invitations.ts';

let house: OpenInvitations;
beforeAll(async () => {
  house = await openInvitations();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const member = (role: 'owner' | 'manager' | 'analyst') => ({ kind: 'organization_member', role }) as const;
const joins = { kind: 'provider_joins_organization', role: 'owner' } as const;
const admin = { kind: 'admin', role: 'admin' } as const;
const withdraw = (id: string, by: Parameters<typeof withdrawInvitation>[2]['by']) =>
  unitOfWork(house.database, (tx) => withdrawInvitation(tx, house.deps, { id, by }));

async function boss(role = 'owner', email = 'boss@example.com') {
  const person = await house.person(email, 'organization');
  await house.join.organization(person.userId, role);
  return person;
}

describe('inviting', () => {
  it('emails the link in the requested language, with inviter and place', async () => {
    const { actor } = await boss();
    const { token } = await house.invite(member('manager'), { by: actor, message: 'See https://evil.example' });
    const [mail] = await house.mailsTo('rosa@example.com');
    expect(mail).toMatchObject({
      template: 'invitations.organization_member',
      locale: 'es',
      subject: 'Invitación a Rede Araucária',
    });
    expect(mail?.text).toContain(`https://travesia.example/es/invitation/accept/${token}`);
    expect(mail?.text).toContain('Inés Quiroga');
    expect(mail?.text).toContain('29 de noviembre de 2026');
    expect(mail?.text).not.toContain('evil');
    expect((await house.validate(token)).body).toMatchObject({ inviter: 'Inés Quiroga', role: 'manager' });
  });

  it('sends clinics to their own page', async () => {
    const { token } = await house.invite(joins, { language: 'pt' });
    const [mail] = await house.mailsTo('rosa@example.com');
    const link = `https://travesia.example/pt/auth/provider-invitation?token=${token}`;
    expect(mail?.text).toContain(link);
    const facts = { kind: joins.kind, language: 'pt', origin: 'https://travesia.example', token } as const;
    expect(invitationLink(facts)).toBe(link);
    expect((await house.validate(token)).body).toMatchObject({
      can: [],
      keeps: expect.arrayContaining(['keep_patients']),
    });
  });

  it('drops names that look like an address from emails', async () => {
    const { actor, userId } = await boss();
    await house.run(sql`update users set first_name = 'Win at evil.example' where id = ${userId}`);
    await house.invite(member('analyst'), { by: actor });
    expect((await house.mailsTo('rosa@example.com'))[0]?.text).not.toContain('evil');
  });

  it('stores no token, in the database or in the log', async () => {
    const { token } = await house.invite(member('analyst'));
    await house.validate(token);
    await house.settle();
    const tables = ['invitations', 'outbox_events', 'mail_outbox', 'audit_entries'];
    const dump = await Promise.all(tables.map((table) => house.run(sql`select * from ${sql.identifier(table)}`)));
    expect(JSON.stringify(dump.map(({ rows }) => rows))).not.toContain(token);
    expect(JSON.stringify(house.logged)).not.toContain(token);
  });

  it('again withdraws the earlier one, and emails neither twice', async () => {
    const first = await house.invite(member('analyst'));
    const second = await house.invite(member('manager'));
    expect((await house.validate(first.token)).body).toMatchObject({ state: 'withdrawn' });
    expect((await house.validate(second.token)).body).toMatchObject({ state: 'pending', role: 'manager' });
    expect(await house.mailsTo('rosa@example.com')).toHaveLength(1);
    expect(await house.actions()).toEqual(['invitation.created', 'invitation.withdrawn', 'invitation.created']);
  });

  it('the same address concurrently leaves one open', async () => {
    await Promise.all(Array.from({ length: 6 }, () => house.invite(member('analyst'))));
    const { rows } = await house.run(sql`select state from invitations order by state`);
    expect(rows.filter(({ state }) => state === 'pending')).toHaveLength(1);
  });

  it('is limited to twenty open ones a day', async () => {
    const { actor } = await boss();
    const invite = (number: number) => house.invite(member('analyst'), { by: actor, email: `p${number}@example.com` });
    for (let number = 0; number < 20; number++) await invite(number);
    await expect(invite(20)).rejects.toMatchObject({ code: 'invitation.too_many', facts: { retryAfter: 86_400 } });
    house.pass(24);
    await expect(invite(20)).resolves.toMatchObject({ token: expect.any(String) });
  });
});

describe('permission to invite', () => {
  it('owners invite owners, managers invite others, analysts can’t invite', async () => {
    const [owner, manager, analyst] = [
      await boss('owner'),
      await boss('manager', 'm@example.com'),
      await boss('analyst', 'a@example.com'),
    ];
    await expect(house.invite(member('owner'), { by: owner.actor })).resolves.toBeDefined();
    await expect(house.invite(member('owner'), { by: manager.actor })).rejects.toThrow('access.not_allowed');
    await expect(house.invite(member('analyst'), { by: manager.actor })).resolves.toBeDefined();
    for (const to of [member('analyst'), joins, admin])
      await expect(house.invite(to, { by: analyst.actor })).rejects.toThrow('access.not_allowed');
  });

  it('is limited to one’s own place, whatever the token says', async () => {
    const stranger = await house.person('x@example.com');
    const claims = { ...stranger.actor, role: 'admin' as const };
    for (const to of [member('analyst'), { kind: 'provider_member', role: 'billing' } as const, joins, admin])
      await expect(house.invite(to, { by: claims })).rejects.toThrow('access.not_allowed');
    const { actor } = await house.person('admin@example.com', 'admin');
    await expect(house.invite(admin, { by: actor })).resolves.toBeDefined();
  });

  it('an organization invites an owner of a clinic, or the address in its listing', async () => {
    const { actor } = await boss();
    const ask = (email: string) => house.invite(joins, { by: actor, email });
    await expect(ask('rosa@example.com')).rejects.toThrow('invitation.needs_owner');
    await expect(ask('Contato@clinica.example')).resolves.toBeDefined();
    const owner = await house.person('owner@example.com', 'provider');
    await house.join.clinic(owner.userId, 'owner');
    await expect(ask('owner@example.com')).resolves.toBeDefined();
    await expect(ask('contato@clinica.example')).rejects.toThrow('invitation.needs_owner');
  });

  it('rejects existing members', async () => {
    const { actor } = await boss();
    await expect(house.invite(member('analyst'), { by: actor, email: 'Boss@example.com' })).rejects.toThrow(
      'invitation.already_member',
    );
  });
});

describe('withdrawing', () => {
  it('invalidates the link, and is limited to those who may invite there', async () => {
    const { actor } = await boss();
    const other = await boss('analyst', 'a@example.com');
    const { id, token } = await house.invite(member('manager'), { by: actor });
    await expect(withdraw(id, other.actor)).rejects.toThrow('access.not_allowed');
    await withdraw(id, actor);
    expect((await house.validate(token)).body).toMatchObject({ state: 'withdrawn' });
    await expect(withdraw(id, actor)).rejects.toThrow('invitation.not_valid');
    await expect(withdraw(crypto.randomUUID(), actor)).rejects.toThrow('request.not_found');
    expect(await house.mailsTo('rosa@example.com')).toEqual([]);
  });
});

describe('the demo', () => {
  const one = {
    token: 'demo-invitation-for-a-clinic',
    to: joins,
    organizationId: NETWORK,
    providerId: CLINIC,
    mailbox: 'direcao',
    message: 'Come.',
    age: 1,
  };

  it('recreates its invitations at each start, and undoes their effects', async () => {
    const shown = await openInvitations({ demo: true });
    await shown.clear();
    const { userId: inviterId } = await shown.person('b@example.com', 'organization');
    await shown.remake([{ ...one, inviterId }]);
    expect((await shown.validate(one.token)).body).toMatchObject({ email: 'direcao@example.com', demo: true });
    expect((await shown.signUp(one.token)).status).toBe(200);
    await shown.remake([{ ...one, inviterId }]);
    expect((await shown.validate(one.token)).body).toMatchObject({ email: 'direcao2@example.com', state: 'pending' });
    expect((await shown.run(sql`select 1 from organization_providers`)).rows).toEqual([]);
    expect((await shown.signUp(one.token)).status).toBe(200);
    expect(await shown.mailsTo('b@example.com')).toEqual([]);
    await shown.close();
  });

  it('restarts after one of its invitations was resent, and has its known link open', async () => {
    const shown = await openInvitations({ demo: true });
    await shown.clear();
    const { userId: inviterId } = await shown.person('b@example.com', 'organization');
    await shown.remake([{ ...one, inviterId }]);
    await shown.invite(joins, { email: 'direcao@example.com' });
    await shown.remake([{ ...one, inviterId }]);
    expect((await shown.validate(one.token)).body).toMatchObject({ email: 'direcao@example.com', state: 'pending' });
    expect((await shown.run(sql`select 1 from invitations where state = 'pending'`)).rows).toHaveLength(1);
    await shown.close();
  });

  it('lists its invitations with links that open them', async () => {
    const shown = await openInvitations({ demo: true });
    await shown.clear();
    const { userId: inviterId } = await shown.person('b@example.com', 'organization');
    await shown.remake([{ ...one, inviterId }]);
    const place = { kind: joins.kind, organizationId: NETWORK, providerId: null };
    const [listed] = await listOpenInvitations(shown.deps, shown.database.db, [place]);
    const token = new URL(listed?.path ?? '', 'https://travesia.example').searchParams.get('token') ?? '';
    expect((await shown.validate(token)).body).toMatchObject({ email: 'direcao@example.com', state: 'pending' });
    await shown.close();
  });

  it('exposes no invitations while it is off', async () => {
    const { userId: inviterId } = await boss();
    await house.remake([{ ...one, inviterId }]);
    for (const answer of [
      await house.validate(one.token),
      await house.signUp(one.token),
      await house.decline(one.token),
    ])
      expect(answer.status).toBe(410);
  });

  it('emails nobody: neither its people nor its places', async () => {
    const { actor } = await boss();
    await house.invite(member('analyst'), { by: { ...actor, demo: true } });
    await house.run(sql`update organizations set demo = true`);
    await house.invite(member('analyst'), { email: 'ana@example.com' });
    expect([...(await house.mailsTo('rosa@example.com')), ...(await house.mailsTo('ana@example.com'))]).toEqual([]);
  });
});
