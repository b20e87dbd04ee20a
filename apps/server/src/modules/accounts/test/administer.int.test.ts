import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import {
  activateAccount,
  allAccounts,
  changeRole,
  createAccount,
  createAccounts,
  endAllSessions,
  findAccount,
  listAccounts,
  listSessionsOf,
  renewSetUpLink,
  suspendAccount,
  upsertDemoPeople,
  vouchForAddress,
} from '../index.ts';
import { openAccounts, type OpenAccounts, PASSWORD, rosa, signUp } from '../testing/open-accounts.ts';

let open: OpenAccounts;
let deps: ReturnType<typeof createAccounts>;
beforeAll(async () => {
  open = await openAccounts();
  deps = createAccounts(open.setup);
});
beforeEach(() => open.clear());
afterAll(() => open.close());

const machine = allAccounts(commandLine);
const find = (email: string) => findAccount(open.database.db, machine, email, undefined);
const ops = {
  email: 'Ops@clinica.example',
  role: 'admin',
  firstName: 'Rosa',
  lastName: 'Delgado',
  language: 'es',
} as const;
const choose = (token: string, password = PASSWORD) => open.send('/auth/reset-password', { token, password });
const signIn = (email: string, password = PASSWORD) => open.send('/auth/login', { email, password });

/** An admin who has chosen a password. */
async function newAdmin(email: string): Promise<{ id: string; access: string }> {
  const { token } = await createAccount(deps, machine, { ...ops, email });
  const { body } = await choose(token);
  return { id: (await find(email)).id, access: String(body.access_token) };
}

/** What the audit log says of an account, the oldest first. */
async function audited(subjectId: string) {
  const entries = await open.database.db.select().from(auditEntries).orderBy(auditEntries.position);
  return entries.filter((entry) => entry.subjectId === subjectId).map(({ action, facts }) => ({ action, facts }));
}

describe('the first admin', () => {
  it('chooses a password on the link they were handed, is proved by it and is an admin', async () => {
    const { token, expiresAt } = await createAccount(deps, machine, ops);
    expect(expiresAt).toEqual(new Date('2026-11-23T10:00:00Z'));
    expect(await find(ops.email)).toMatchObject({ role: 'admin', status: 'unverified', has_password: false });
    expect(await open.mailsTo(ops.email)).toEqual([]);
    const { status, body } = await choose(token);
    expect(status).toBe(200);
    expect((await open.get('/auth/me', body.access_token)).body).toMatchObject({ role: 'admin', email_verified: true });
    expect((await signIn('ops@CLINICA.example')).status).toBe(200);
    const { id } = await find(ops.email);
    expect(await audited(id)).toEqual([{ action: 'account.created_by_operator', facts: { role: 'admin' } }]);
  });

  it('has a link that works once, a day, and not after a newer one', async () => {
    const first = await createAccount(deps, machine, ops);
    const { id } = await find(ops.email);
    const second = await renewSetUpLink(deps, machine, id);
    expect(await choose(first.token)).toMatchObject({ status: 410, body: { code: 'auth.link_not_valid' } });
    open.pass(24 * 60);
    expect((await choose(second.token)).status).toBe(410);
    const third = await renewSetUpLink(deps, machine, id);
    open.pass(24 * 60 - 1);
    expect((await choose(third.token)).status).toBe(200);
    expect((await choose(third.token)).status).toBe(410);
    expect((await open.send('/auth/verify-email', { token: third.token })).status).toBe(410);
  });

  it('is made once: an address that has an account is refused, also when two ask at once', async () => {
    const asked = await Promise.allSettled([1, 2, 3].map(() => createAccount(deps, machine, ops)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'account.exists' });
    await signUp(open);
    const again = createAccount(deps, machine, { ...ops, email: rosa.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: 'account.exists' });
  });

  it('refuses a weak password and leaves the link as it was', async () => {
    const { token } = await createAccount(deps, machine, ops);
    expect((await choose(token, 'short')).status).toBe(422);
    expect((await choose(token)).status).toBe(200);
  });
});

describe('locking', () => {
  it('signs out at once, keeps out by every way, and is undone', async () => {
    const { access, refresh } = await signUp(open);
    const { id } = await find(rosa.email);
    await suspendAccount(deps, machine, { userId: id, reason: ' asked for somebody else’s records ' });
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.send('/auth/refresh', { refresh_token: refresh })).status).toBe(401);
    expect(await signIn(rosa.email, rosa.password)).toMatchObject({ body: { code: 'auth.account_suspended' } });
    await expect(renewSetUpLink(deps, machine, id)).rejects.toMatchObject({ code: 'auth.account_suspended' });
    await expect(changeRole(deps, machine, { userId: id, role: 'admin' })).rejects.toThrow('suspended');

    await activateAccount(deps, machine, id);
    expect((await signIn(rosa.email, rosa.password)).status).toBe(200);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect(await audited(id)).toEqual([
      { action: 'account.suspended', facts: { reason: 'asked for somebody else’s records' } },
      { action: 'account.activated', facts: {} },
    ]);
  });

  it('does not let a link in that was handed over before', async () => {
    await signUp(open);
    const { id } = await find(rosa.email);
    const { token } = await renewSetUpLink(deps, machine, id);
    await suspendAccount(deps, machine, { userId: id, reason: 'x' });
    expect(await choose(token)).toMatchObject({ status: 403, body: { code: 'auth.account_suspended' } });
  });

  it('wants a reason, an account, and a state that can be left', async () => {
    await signUp(open);
    const { id } = await find(rosa.email);
    for (const reason of ['', '  ', 'x'.repeat(501)])
      await expect(suspendAccount(deps, machine, { userId: id, reason })).rejects.toThrow('The reason must be');
    await expect(activateAccount(deps, machine, id)).rejects.toThrow('The account is active');
    await expect(vouchForAddress(deps, machine, id)).rejects.toThrow('The account is active');
    const nobody = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';
    await expect(suspendAccount(deps, machine, { userId: nobody, reason: 'x' })).rejects.toMatchObject({
      code: 'account.not_found',
    });
    expect(await audited(id)).toEqual([]);
  });
});

describe('the last admin', () => {
  it('can neither be locked nor lose the role', async () => {
    const { id } = await newAdmin('one@clinica.example');
    // Somebody who has not chosen a password yet could do nothing.
    await createAccount(deps, machine, ops);
    const acts = [
      () => suspendAccount(deps, machine, { userId: id, reason: 'x' }),
      () => changeRole(deps, machine, { userId: id, role: 'patient' }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'account.last_admin' });
    await newAdmin('two@clinica.example');
    await changeRole(deps, machine, { userId: id, role: 'patient' });
    expect(await find('one@clinica.example')).toMatchObject({ role: 'patient' });
  });

  it('remains when the last ones are locked and demoted at the same moment', async () => {
    const admins = await Promise.all(['a', 'b', 'c'].map((name) => newAdmin(`${name}@clinica.example`)));
    const done = await Promise.allSettled(
      admins.map(({ id: userId }, at) =>
        at % 2
          ? changeRole(deps, machine, { userId, role: 'patient' })
          : suspendAccount(deps, machine, { userId, reason: 'x' }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of done)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'account.last_admin' });
    const left = await listAccounts(open.database.db, machine, { role: 'admin', status: 'active', limit: 10 });
    expect(left).toHaveLength(1);
  });
});

describe('roles', () => {
  it('count from the next request on, in the sessions that are open', async () => {
    const { access } = await signUp(open);
    const { id } = await find(rosa.email);
    await changeRole(deps, machine, { userId: id, role: 'admin' });
    expect((await open.get('/auth/me', access)).body).toMatchObject({ role: 'admin' });
    await expect(changeRole(deps, machine, { userId: id, role: 'admin' })).rejects.toThrow('already');
    expect(await audited(id)).toEqual([{ action: 'account.role_changed', facts: { from: 'patient', to: 'admin' } }]);
  });

  it('do not make an admin of an address that nobody has proved, and take a link for an admin away', async () => {
    await open.send('/auth/register', rosa);
    const stranger = await find(rosa.email);
    await expect(changeRole(deps, machine, { userId: stranger.id, role: 'admin' })).rejects.toThrow('proved');
    const { token } = await createAccount(deps, machine, ops);
    const { id } = await find(ops.email);
    await changeRole(deps, machine, { userId: id, role: 'provider' });
    expect((await choose(token)).status).toBe(410);
  });
});

describe('addresses and sessions', () => {
  it('an operator vouches for an address, and its owner signs in', async () => {
    await open.send('/auth/register', rosa);
    const { id } = await find(rosa.email);
    await vouchForAddress(deps, machine, id);
    expect((await signIn(rosa.email, rosa.password)).status).toBe(200);
    expect(await audited(id)).toEqual([{ action: 'account.email_verified', facts: { by_operator: true } }]);
  });

  it('an operator lists and ends the sessions of a person, and of nobody else', async () => {
    const { access } = await signUp(open);
    await signIn(rosa.email, rosa.password);
    const other = await newAdmin('other@clinica.example');
    const { id } = await find(rosa.email);
    expect(await listSessionsOf(open.database.db, machine, id, open.clock.now())).toHaveLength(2);
    expect(await endAllSessions(deps, machine, id)).toBe(2);
    expect(await endAllSessions(deps, machine, id)).toBe(0);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.get('/auth/me', other.access)).status).toBe(200);
    expect((await signIn(rosa.email, rosa.password)).status).toBe(200);
    expect(await audited(id)).toEqual([{ action: 'account.session_ended', facts: { sessions: 2 } }]);
  });

  it('a link for an active account sets a new password, ends its sessions and tells the person by mail', async () => {
    const { access } = await signUp(open);
    const { id } = await find(rosa.email);
    const { token } = await renewSetUpLink(deps, machine, id);
    expect((await choose(token, 'una frase completamente nueva')).status).toBe(200);
    expect((await open.get('/auth/me', access)).status).toBe(401);
    expect((await open.mailsTo(rosa.email))[0]).toMatchObject({ template: 'accounts.password_changed' });
  });
});

describe('who administers', () => {
  const person: Person = {
    kind: 'person',
    userId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e11',
    sessionId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e12',
    role: 'admin',
    authenticatedAt: new Date(),
    demo: false,
  };

  it('is an admin or somebody at the machine', async () => {
    const refused = [
      { kind: 'anonymous' },
      { kind: 'system' },
      { ...person, role: 'patient' },
      { ...person, demo: true },
    ] as const;
    for (const actor of refused) expect(() => allAccounts(actor)).toThrow('access.not_allowed');
    await signUp(open);
    const { id } = await find(rosa.email);
    await suspendAccount(deps, allAccounts(person), { userId: id, reason: 'x' });
    const entries = await open.database.db.execute(
      sql`select actor_kind, actor_id from audit_entries where subject_id = ${id}`,
    );
    expect(entries.rows).toEqual([{ actor_kind: 'person', actor_id: person.userId }]);
  });

  it('leaves people of the demonstration as they are, and does not count them among the admins', async () => {
    const demo = { ...ops, id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', country: 'CO' };
    await unitOfWork(open.database, (tx) => upsertDemoPeople(tx, [demo], open.clock.now()));
    const acts = [
      () => suspendAccount(deps, machine, { userId: demo.id, reason: 'x' }),
      () => changeRole(deps, machine, { userId: demo.id, role: 'patient' }),
      () => endAllSessions(deps, machine, demo.id),
      () => renewSetUpLink(deps, machine, demo.id),
    ];
    for (const act of acts) await expect(act()).rejects.toThrow('invented person');
    const { id } = await newAdmin('one@clinica.example');
    await expect(suspendAccount(deps, machine, { userId: id, reason: 'x' })).rejects.toMatchObject({
      code: 'account.last_admin',
    });
  });
});
