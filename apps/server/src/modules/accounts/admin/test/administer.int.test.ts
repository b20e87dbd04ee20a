import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { activateAccount } from '../commands/activate-account.ts';
import { allAccounts } from '../../accounts.policy.ts';
import { changeRole } from '../commands/change-role.ts';
import { createAccount } from '../commands/create-account.ts';
import { endAllSessions } from '../commands/end-all-sessions.ts';
import { findAccount } from '../queries/find-account.ts';
import { listAccounts } from '../queries/list-accounts.ts';
import { listSessionsOf } from '../queries/list-sessions-of.ts';
import { renewSetUpLink } from '../commands/renew-set-up-link.ts';
import { suspendAccount } from '../commands/suspend-account.ts';
import { upsertDemoPeople } from '../../people/upsert-demo-people.ts';
import { vouchForAddress } from '../commands/vouch-for-address.ts';
import { rosa, signUp } from '../../testing/open-accounts.ts';
import { openAdministration, ops, refusalsOf } from '../../testing/open-administration.ts';

let open: Awaited<ReturnType<typeof openAdministration>>;
beforeAll(async () => {
  open = await openAdministration();
});
beforeEach(() => open.clear());
afterAll(() => open.close());

describe('suspending an account', () => {
  it('ends its sessions at once, blocks every way in, and can be undone', async () => {
    const { access, refresh } = await signUp(open.open);
    const { id } = await open.find(rosa.email);
    await suspendAccount(open.deps, open.machine, { userId: id, reason: ' asked for somebody else’s records ' });
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.send('/auth/refresh', { refresh_token: refresh })).status).toBe(401);
    expect(await open.signIn(rosa.email, rosa.password)).toMatchObject({ body: { code: 'auth.account_suspended' } });
    await expect(renewSetUpLink(open.deps, open.machine, id)).rejects.toMatchObject({ code: 'auth.account_suspended' });
    await expect(changeRole(open.deps, open.machine, { userId: id, role: 'admin' })).rejects.toThrow('suspended');

    await activateAccount(open.deps, open.machine, { userId: id });
    expect((await open.signIn(rosa.email, rosa.password)).status).toBe(200);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect(await open.audited(id)).toEqual([
      { action: 'account.suspended', facts: { reason: 'asked for somebody else’s records', sessions: 1 } },
      { action: 'account.activated', facts: {} },
    ]);
  });

  it('blocks a link that was issued before', async () => {
    await signUp(open.open);
    const { id } = await open.find(rosa.email);
    const { token } = await renewSetUpLink(open.deps, open.machine, id);
    await suspendAccount(open.deps, open.machine, { userId: id, reason: 'x' });
    expect(await open.choose(token)).toMatchObject({ status: 403, body: { code: 'auth.account_suspended' } });
  });

  it('requires a reason, an account, and a status that allows it', async () => {
    await signUp(open.open);
    const { id } = await open.find(rosa.email);
    for (const reason of ['', '  ', 'x'.repeat(501)])
      await expect(suspendAccount(open.deps, open.machine, { userId: id, reason })).rejects.toThrow(
        'The reason must be',
      );
    await expect(activateAccount(open.deps, open.machine, { userId: id })).rejects.toThrow('The account is active');
    await expect(vouchForAddress(open.deps, open.machine, id)).rejects.toThrow('The account is active');
    const nobody = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
    await expect(suspendAccount(open.deps, open.machine, { userId: nobody, reason: 'x' })).rejects.toMatchObject({
      code: 'account.not_found',
    });
    expect(await open.audited(id)).toEqual([]);
  });
});

describe('the last admin', () => {
  it('can be neither suspended nor demoted', async () => {
    const { id } = await open.newAdmin('one@clinica.example');
    // A user who hasn't chosen a password can't act as an admin.
    await createAccount(open.deps, open.machine, ops);
    const acts = [
      () => suspendAccount(open.deps, open.machine, { userId: id, reason: 'x' }),
      () => changeRole(open.deps, open.machine, { userId: id, role: 'patient' }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'account.last_admin' });
    await open.newAdmin('two@clinica.example');
    await changeRole(open.deps, open.machine, { userId: id, role: 'patient' });
    expect(await open.find('one@clinica.example')).toMatchObject({ role: 'patient' });
  });

  it('remains when the last two are suspended and demoted concurrently', async () => {
    const admins = await Promise.all(['a', 'b', 'c'].map((name) => open.newAdmin(`${name}@clinica.example`)));
    const done = await Promise.allSettled(
      admins.map(({ id: userId }, at) =>
        at % 2
          ? changeRole(open.deps, open.machine, { userId, role: 'patient' })
          : suspendAccount(open.deps, open.machine, { userId, reason: 'x' }),
      ),
    );
    expect(refusalsOf(done)).toEqual(['account.last_admin']);
    const left = await listAccounts(open.database.db, open.machine, { role: 'admin', status: 'active', limit: 10 });
    expect(left).toHaveLength(1);
  });
});

describe('roles', () => {
  it('apply from the next request on, in open sessions', async () => {
    const { access } = await signUp(open.open);
    const { id } = await open.find(rosa.email);
    await changeRole(open.deps, open.machine, { userId: id, role: 'admin' });
    expect((await open.get('/auth/me', access)).body).toMatchObject({ role: 'admin' });
    await expect(changeRole(open.deps, open.machine, { userId: id, role: 'admin' })).rejects.toThrow('already');
    expect(await open.audited(id)).toEqual([
      { action: 'account.role_changed', facts: { from: 'patient', to: 'admin' } },
    ]);
  });

  it('reject unverified addresses for admins, and a change revokes the setup link', async () => {
    await open.send('/auth/register', rosa);
    const stranger = await open.find(rosa.email);
    await expect(changeRole(open.deps, open.machine, { userId: stranger.id, role: 'admin' })).rejects.toThrow('proved');
    const { token } = await createAccount(open.deps, open.machine, ops);
    const { id } = await open.find(ops.email);
    await changeRole(open.deps, open.machine, { userId: id, role: 'provider' });
    expect((await open.choose(token)).status).toBe(410);
  });
});

describe('addresses and sessions', () => {
  it('an operator verifies an address, and its owner signs in', async () => {
    await open.send('/auth/register', rosa);
    const { id } = await open.find(rosa.email);
    await vouchForAddress(open.deps, open.machine, id);
    expect((await open.signIn(rosa.email, rosa.password)).status).toBe(200);
    expect(await open.audited(id)).toEqual([{ action: 'account.email_verified', facts: { by_operator: true } }]);
  });

  it('an operator lists and ends the sessions of one user only', async () => {
    const { access } = await signUp(open.open);
    await open.signIn(rosa.email, rosa.password);
    const other = await open.newAdmin('other@clinica.example');
    const { id } = await open.find(rosa.email);
    expect(await listSessionsOf(open.database.db, open.machine, id, open.clock.now())).toHaveLength(2);
    expect(await endAllSessions(open.deps, open.machine, id)).toBe(2);
    expect(await endAllSessions(open.deps, open.machine, id)).toBe(0);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.get('/auth/me', other.access)).status).toBe(200);
    expect((await open.signIn(rosa.email, rosa.password)).status).toBe(200);
    expect(await open.audited(id)).toEqual([{ action: 'account.session_ended', facts: { sessions: 2 } }]);
  });

  it('a link for an active account sets a new password, ends its sessions and notifies the user by email', async () => {
    const { access } = await signUp(open.open);
    const { id } = await open.find(rosa.email);
    const { token } = await renewSetUpLink(open.deps, open.machine, id);
    expect((await open.choose(token, 'una frase completamente nueva')).status).toBe(200);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.mailsTo(rosa.email))[0]).toMatchObject({ template: 'accounts.password_changed' });
  });
});

describe('permissions', () => {
  const person: Person = {
    kind: 'person',
    userId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
    sessionId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12',
    role: 'admin',
    authenticatedAt: new Date(),
    demo: false,
  };

  it('allow admins and the command line', async () => {
    const refused = [{ kind: 'anonymous' }, { kind: 'system' }, { ...person, role: 'patient' }] as const;
    for (const actor of refused) expect(() => allAccounts(actor)).toThrow('access.not_allowed');
    await signUp(open.open);
    const { id } = await open.find(rosa.email);
    await suspendAccount(open.deps, allAccounts(person), { userId: id, reason: 'x' });
    const entries = await open.database.db.execute(
      sql`select actor_kind, actor_id from audit_entries where subject_id = ${id} and action = 'account.suspended'`,
    );
    expect(entries.rows).toEqual([{ actor_kind: 'person', actor_id: person.userId }]);
  });

  it("protect the shared demo accounts, and don't count them as admins", async () => {
    const demo = {
      ...ops,
      email: 'admin@demo.travesia.example',
      id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
      country: 'CO',
    };
    await unitOfWork(open.database, (tx) => upsertDemoPeople(tx, [demo], open.clock.now()));
    const acts = [
      () => suspendAccount(open.deps, open.machine, { userId: demo.id, reason: 'x' }),
      () => changeRole(open.deps, open.machine, { userId: demo.id, role: 'patient' }),
      () => endAllSessions(open.deps, open.machine, demo.id),
      () => renewSetUpLink(open.deps, open.machine, demo.id),
    ];
    for (const act of acts) await expect(act()).rejects.toThrow('Everybody who tries the demonstration');
    const { id } = await open.newAdmin('one@clinica.example');
    await expect(suspendAccount(open.deps, open.machine, { userId: id, reason: 'x' })).rejects.toMatchObject({
      code: 'account.last_admin',
    });
  });

  it('limit the demo admin to fictional people', async () => {
    const invented = { ...ops, id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', country: 'CO' };
    await unitOfWork(open.database, (tx) => upsertDemoPeople(tx, [invented], open.clock.now()));
    await signUp(open.open);
    const { id } = await open.find(rosa.email);
    const scope = allAccounts({ ...person, demo: true });
    const listed = await listAccounts(open.database.db, scope, { limit: 10 });
    expect(listed.map((one) => one.id)).toEqual([invented.id]);
    const acts = [
      () => suspendAccount(open.deps, scope, { userId: id, reason: 'x' }),
      () => changeRole(open.deps, scope, { userId: id, role: 'admin' }),
      () => endAllSessions(open.deps, scope, id),
      () => findAccount(open.database.db, scope, rosa.email, undefined),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'account.not_found' });
    await suspendAccount(open.deps, scope, { userId: invented.id, reason: 'x' });
    await expect(renewSetUpLink(open.deps, scope, invented.id)).rejects.toThrow('have no password');
  });

  it('never allow changing one’s own account', async () => {
    const { id } = await open.newAdmin('one@clinica.example');
    await open.newAdmin('two@clinica.example');
    const scope = allAccounts({ ...person, userId: id });
    await expect(changeRole(open.deps, scope, { userId: id, role: 'patient' })).rejects.toThrow('their own account');
  });
});
