import { createPublicKey, verify } from 'node:crypto';
import type { AuditLog } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appendAudit, commandLine } from '../../../platform/audit/append-audit.ts';
import { createChainKeys } from '../../../platform/audit/chain/link-hash.ts';
import type { AuditLog as ChainedLog } from '../../../platform/audit/audit-log.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestAuditLog } from '../../../platform/testing/test-audit-log.ts';
import { CLINIC, openHouse, type OpenHouse } from '../../contexts/testing/open-house.ts';
import { auditLogRoutes } from '../admin/audit-log.routes.ts';

let house: OpenHouse;
/** Of a process that starts with each test. */
let chained: ChainedLog;
const audit: Pick<ChainedLog, 'verify' | 'integrity'> = {
  verify: (actor) => chained.verify(actor),
  integrity: () => chained.integrity(),
};
beforeAll(async () => {
  house = await openHouse((accounts) => auditLogRoutes({ ...accounts, audit }), { demo: true, notesRefusals: true });
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`truncate audit_entries, audit_links, audit_waiting, audit_head cascade`);
  chained = openTestAuditLog(house.database, { clock: house.clock });
});
afterAll(() => house.close());

const log = async (token: string, query = '') =>
  (await house.send('GET', `/platform/audit-log${query}`, token)).body as unknown as AuditLog;
const told = ({ data }: AuditLog) => data.map(({ action }) => action);
const verdict = async (token: string) => (await house.send('POST', '/admin/audit-log/verify', token)).body;
const integrity = (token: string) => house.send('GET', '/admin/audit-log/verify', token);
const taken = async (token: string, query = '') =>
  (await house.send('GET', `/admin/audit-log/export${query}`, token)).body as unknown as ExportedFile;

/** Suspends an account from the command line. */
const suspended = (subjectId: string) =>
  unitOfWork(house.database, (tx) =>
    appendAudit(tx, {
      action: 'account.suspended',
      actor: commandLine,
      at: house.clock.now(),
      subjectId,
      facts: { reason: 'Somebody else wrote in her name', sessions: 2 },
    }),
  );

describe('the audit log', () => {
  it('shows actor, action, subject, clinic and reason, newest first', async () => {
    const admin = await house.person('admin', 'Mara');
    const rosa = await house.person('patient', 'Rosa');
    await suspended(rosa.userId);
    const reason = 'The clinic asked us to correct its address';
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason });
    const { data, total } = await log(admin.token);
    expect(total).toBe(4);
    expect(data.slice(0, 2)).toMatchObject([
      {
        action: 'context.opened',
        area: 'clinics',
        actor: { id: admin.userId, name: 'Mara Quiroga' },
        subject: null,
        provider: { id: CLINIC, name: 'Clínica Um' },
        reason,
        facts: { via: 'admin' },
        link: null,
      },
      { action: 'account.suspended', actor_kind: 'command_line', actor: null, subject: { name: 'Rosa Quiroga' } },
    ]);
    await verdict(admin.token);
    expect((await log(admin.token)).data[1]?.link).toEqual({ number: 4, hash: expect.any(String) });
  });

  it('filters by person, clinic, area, action, time and words, and paginates by page or cursor', async () => {
    const admin = await house.person('admin', 'Mara');
    const rosa = await house.person('patient', 'Rósa');
    await suspended(rosa.userId);
    house.pass(10);
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason: 'a reason' });
    expect(told(await log(admin.token, `?subject=${rosa.userId}`))).toEqual(['account.suspended', 'account.signed_in']);
    expect(told(await log(admin.token, `?about=${admin.userId}`))).toEqual(['context.opened', 'account.signed_in']);
    expect(told(await log(admin.token, `?actor=${rosa.userId}`))).toEqual(['account.signed_in']);
    expect(told(await log(admin.token, `?provider=${CLINIC}`))).toEqual(['context.opened']);
    expect(told(await log(admin.token, '?area=accounts'))).toEqual(['account.suspended']);
    expect(told(await log(admin.token, '?action=context.opened'))).toEqual(['context.opened']);
    expect(told(await log(admin.token, '?since=2026-11-22T10:05:00Z'))).toEqual(['context.opened']);
    expect(await log(admin.token, '?until=2026-11-22T10:05:00Z')).toMatchObject({ total: 3 });
    expect(told(await log(admin.token, '?q=rosa%20quiroga'))).toEqual(['account.suspended', 'account.signed_in']);
    const first = await log(admin.token, '?limit=3');
    expect(first).toMatchObject({ total: 4, has_next: true });
    expect(await log(admin.token, `?limit=3&before=${first.next_before}`)).toMatchObject({
      total: 1,
      next_before: null,
    });
    expect(told(await log(admin.token, '?limit=3&page=2'))).toHaveLength(1);
  });

  it('is sorted by time or action, the same on every page', async () => {
    const admin = await house.person('admin', 'Mara');
    const rosa = await house.person('patient', 'Rosa');
    await suspended(rosa.userId);
    const oldest = ['account.signed_in', 'account.signed_in', 'account.suspended'];
    const byAction = await log(admin.token, '?sort=-action');
    expect(told(byAction)).toEqual(oldest.toReversed());
    // The same action: newest first.
    expect(byAction.data.slice(1).map(({ actor }) => actor?.id)).toEqual([rosa.userId, admin.userId]);
    const one = async (page: number) => log(admin.token, `?sort=oldest&limit=1&page=${page}`);
    expect(await one(1)).toMatchObject({ has_next: true, next_before: null });
    expect([await one(1), await one(2), await one(3)].flatMap(told)).toEqual(oldest);
    expect(await house.send('GET', '/platform/audit-log?sort=facts', admin.token)).toMatchObject({ status: 422 });
  });

  it('finds the actions of one request by the ID in its response', async () => {
    const admin = await house.person('admin', 'Mara');
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason: 'a reason' });
    const id = (await log(admin.token)).data[0]?.request_id;
    expect(id).toEqual(expect.any(String));
    expect(told(await log(admin.token, `?request=${id}`))).toEqual(['context.opened']);
    expect(await log(admin.token, '?request=another-call')).toMatchObject({ total: 0 });
  });

  it('is for admins only, and records other attempts once an hour', async () => {
    const staff = await house.staff('owner');
    const ask = (path: string) => house.send('GET', path, staff.token);
    for (const path of ['/platform/audit-log', '/platform/audit-log', '/admin/audit-log/export'])
      expect(await ask(path)).toMatchObject({ status: 403, body: { code: 'access.not_allowed' } });
    const admin = await house.person('admin');
    const refused = await log(admin.token, '?action=access.refused');
    expect(refused.data.map(({ facts }) => facts)).toEqual([
      { call: 'exportAuditLog', role: 'provider' },
      { call: 'listAuditLog', role: 'provider' },
    ]);
    expect(refused.data[0]?.actor).toMatchObject({ id: staff.userId });
    house.pass(61);
    const token = await house.renew(staff.token);
    await house.send('GET', '/platform/audit-log', token);
    expect(await log(await house.renew(admin.token), '?action=access.refused')).toMatchObject({ total: 3 });
  });
});

describe('verifying the log', () => {
  it('confirms its integrity, and is logged', async () => {
    const admin = await house.person('admin');
    expect(await verdict(admin.token)).toMatchObject({ ok: true, checked: 1, waiting: 0, fault: null });
    expect((await house.audited()).at(-1)).toMatchObject({ action: 'audit.verified', facts: { ok: true, checked: 1 } });
  });

  it('reports the first modified entry', async () => {
    const admin = await house.person('admin');
    const rosa = await house.person('patient');
    await suspended(rosa.userId);
    await verdict(admin.token);
    await unitOfWork(house.database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update audit_entries set facts = '{}' where action = 'account.suspended'`);
    });
    expect(await verdict(admin.token)).toMatchObject({
      ok: false,
      checked: 3,
      fault: { kind: 'entry_changed', number: 3 },
      faults: [{ kind: 'entry_changed', number: 3, until: 3, entries: 1, accepted: false }],
    });
    expect(await verdict(admin.token)).toMatchObject({ ok: false, fault: { kind: 'entry_changed', number: 3 } });
    expect((await integrity(admin.token)).body).toMatchObject({ ok: false, verified: { ok: false } });
  });

  it('shows without reading it all what was noticed when entries were added', async () => {
    const admin = await house.person('admin');
    expect((await integrity(admin.token)).body).toEqual({ ok: true, breaks: [], acceptances: [], verified: null });
    await verdict(admin.token);
    await unitOfWork(house.database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from audit_links`);
    });
    const rosa = await house.person('patient');
    await chained.seal();
    expect((await integrity(admin.token)).body).toMatchObject({
      ok: false,
      breaks: [{ kind: 'link_missing', number: 1, until: 1, at: house.clock.now().toISOString(), accepted: false }],
    });
    expect(await integrity(rosa.token)).toMatchObject({ status: 403 });
  });
});

describe('exporting the log', () => {
  it('writes authenticated lines: each by the chain’s key, all by a signature', async () => {
    const admin = await house.person('admin');
    const rosa = await house.person('patient');
    await suspended(rosa.userId);
    await verdict(admin.token);
    const file = await taken(admin.token, '?format=jsonl&action=account.suspended');
    expect(file).toMatchObject({ rows: 1, complete: true, media_type: 'application/x-ndjson' });
    const [line = '', last = ''] = file.content.trimEnd().split('\n');
    const record = JSON.parse(line) as Record<string, string>;
    const { signature } = JSON.parse(last) as { signature: { public_key: string; value: string } };
    const key = createPublicKey({ key: Buffer.from(signature.public_key, 'base64'), format: 'der', type: 'spki' });
    const isProved = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature.value, 'base64'));
    expect(isProved(`${line}\n`)).toBe(true);
    expect(isProved(`${line.replace('suspended', 'activated')}\n`)).toBe(false);
    const entry = {
      id: record['id'] ?? '',
      position: Number(record['position']),
      at: new Date(record['at'] ?? ''),
      action: 'account.suspended' as const,
      actorKind: 'command_line' as const,
      actorId: null,
      sessionId: null,
      subjectId: rosa.userId,
      contextProviderId: null,
      targetType: null,
      targetId: null,
      requestId: record['request_id'] ?? null,
      version: 2,
      signature: null,
      facts: record['facts'] as unknown as Record<string, string>,
    };
    const keys = createChainKeys('the secret of this installation, long enough');
    expect(keys.hashLink(record['previous_hash'] ?? '', entry)).toBe(record['hash']);
  });

  it('includes each entry’s request ID as in the response, or none without a request', async () => {
    const admin = await house.person('admin');
    const rosa = await house.person('patient');
    await suspended(rosa.userId);
    const call = { 'x-request-id': 'a-call-of-this-test' };
    await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason: 'a reason' }, call);
    await verdict(admin.token);
    const { data } = await log(admin.token, '?action=context.opened&action=account.suspended');
    expect(data.map(({ action, request_id: id }) => [action, id])).toEqual([
      ['context.opened', 'a-call-of-this-test'],
      ['account.suspended', null],
    ]);
    const { content } = await taken(admin.token, '?format=jsonl&action=context.opened');
    expect(content).toContain('"request_id":"a-call-of-this-test"');
    expect((await taken(admin.token)).content).toContain('a-call-of-this-test');
    await unitOfWork(house.database, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update audit_entries set request_id = null where action = 'context.opened'`);
    });
    expect(await verdict(admin.token)).toMatchObject({ ok: false, fault: { kind: 'entry_changed' } });
  });

  it('writes a table with names, places and hashes, and is logged', async () => {
    const admin = await house.person('admin', 'Mara');
    const file = await taken(admin.token);
    expect(file.content.split('\r\n')[0]).toContain('number,previous_hash,hash,id,position,at,action');
    expect(file.content).toContain('Mara Quiroga');
    expect((await house.audited()).at(-1)).toMatchObject({
      action: 'audit.exported',
      facts: { rows: 1, format: 'csv' },
    });
    expect((await taken(admin.token, '?area=features')).content.split('\r\n')).toHaveLength(2);
  });
});

describe('demo admin', () => {
  it('sees actions between demo users, without other visitors’ devices', async () => {
    const mara = await house.person('admin', 'Mara', { demo: true });
    const ana = await house.person('patient', 'Ana', { demo: true });
    const rosa = await house.person('patient', 'Rosa');
    await suspended(rosa.userId);
    await suspended(ana.userId);
    const otto = await house.person('admin', 'Otto');
    await house.send('POST', `/admin/providers/${CLINIC}/access`, otto.token, { reason: 'a reason' });
    const seen = await log(mara.token);
    expect(seen.data.map(({ action, actor, subject }) => [action, actor?.name ?? subject?.name])).toEqual([
      ['account.suspended', 'Ana Quiroga'],
      ['account.signed_in', 'Ana Quiroga'],
      ['account.signed_in', 'Mara Quiroga'],
    ]);
    expect(seen.data[1]).toMatchObject({ session_id: null, network: null });
    expect(seen.data[2]?.session_id).toEqual(expect.any(String));
    const { content } = await taken(mara.token, '?format=jsonl');
    expect(content).not.toContain('Rosa');
    expect(content.match(/"session_id":"/g)).toHaveLength(1);
    const whole = await log(otto.token, `?about=${ana.userId}&action=account.signed_in`);
    expect(await log(mara.token, `?request=${whole.data[0]?.request_id}`)).toMatchObject({ total: 0 });
    expect(await log(otto.token)).toMatchObject({ total: 8 });
  });
});
