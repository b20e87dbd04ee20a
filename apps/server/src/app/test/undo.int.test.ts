import type { BulkOutcome } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { CLINIC, OTHER_CLINIC } from '../../modules/contexts/testing/open-house.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

const LICENCE = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9f31';
const REASON = 'The licence has lapsed';

let product: OpenProduct;
let admin: { token: string; userId: string };
beforeAll(async () => {
  product = await openProduct();
});
beforeEach(async () => {
  const { house } = product;
  await house.clear();
  await emptyTables(house.database, 'mail_outbox', 'credentials');
  admin = await house.person('admin');
  await house.run(sql`insert into credentials (id, provider_id, kind, status, body, number, holder, expires_on, checked_on, checked_source, checked_url)
    values (${LICENCE}, ${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'BR-17', 'Clínica Um', '2027-11-22', '2026-01-02', 'CNES', 'https://cnes.example')`);
});
afterAll(() => product.close());

const post = async (path: string, body: object = {}, token = admin.token) => {
  const { status, body: answer } = await product.send('POST', `/admin${path}`, token, body);
  return { ...answer, http: status, version: Number(answer['version']) };
};
const clinic = async () => (await product.house.run(sql`select * from providers where id = ${CLINIC}`)).rows[0];
const actions = async () => (await product.house.audited()).map(({ action }) => action);
const waiting = async () => (await product.mail.list()).map(({ template }) => template);

describe('undoing what was done with a clinic', () => {
  it('takes a suspension back, says so in the log, and tells nobody', async () => {
    await product.house.staff('owner');
    const { version } = await post(`/providers/${CLINIC}/suspend`, { reason: REASON });
    await product.settle();
    const undone = await post(`/providers/${CLINIC}/undo`, { version });
    expect(undone).toMatchObject({ operational_status: 'active', suspension: null });
    expect(await actions()).toEqual(['provider.suspended', 'provider.suspension_undone']);
    await product.settle();
    expect(await waiting()).toEqual([]);
  });

  it('takes an activation back, with the reason and the date of the suspension', async () => {
    await post(`/providers/${CLINIC}/suspend`, { reason: REASON });
    const before = await clinic();
    product.house.pass(5);
    const { version } = await post(`/providers/${CLINIC}/activate`);
    expect(await post(`/providers/${CLINIC}/undo`, { version })).toMatchObject({ operational_status: 'suspended' });
    const after = await clinic();
    expect([after?.['suspended_at'], after?.['suspension_reason']]).toEqual([before?.['suspended_at'], REASON]);
  });

  it('takes a verification back: the clinic waits again, since when it waited', async () => {
    await product.house.run(sql`update providers set verification_status = 'expired' where id = ${CLINIC}`);
    await post(`/providers/${CLINIC}/submit`);
    const before = await clinic();
    product.house.pass(5);
    const { version } = await post(`/providers/${CLINIC}/verify`);
    const undone = await post(`/providers/${CLINIC}/undo`, { version });
    expect(undone).toMatchObject({ verification_status: 'pending' });
    expect((await clinic())?.['verification_since']).toEqual(before?.['verification_since']);
    expect((await actions()).at(-1)).toBe('provider.verification_undone');
  });

  it('refuses when a minute has passed, something was changed since, or another admin did it', async () => {
    const over = { http: 409, code: 'request.undo_over' };
    const { version } = await post(`/providers/${CLINIC}/suspend`, { reason: REASON });
    const other = await product.house.person('admin');
    expect(await post(`/providers/${CLINIC}/undo`, { version }, other.token)).toMatchObject(over);
    expect(await post(`/providers/${CLINIC}/undo`, { version: version - 1 })).toMatchObject(over);
    product.house.pass(2);
    expect(await post(`/providers/${CLINIC}/undo`, { version })).toMatchObject(over);
    expect(await post(`/providers/${OTHER_CLINIC}/undo`, { version: 1 })).toMatchObject(over);
    expect(await clinic()).toMatchObject({ operational_status: 'suspended' });
  });

  it('refuses to undo an undoing', async () => {
    const { version } = await post(`/providers/${CLINIC}/suspend`, { reason: REASON });
    const undone = await post(`/providers/${CLINIC}/undo`, { version });
    expect(await post(`/providers/${CLINIC}/undo`, { version: undone.version })).toMatchObject({ http: 409 });
  });
});

describe('undoing a verification of several clinics', () => {
  it('takes back each one by the version it got, and tells nobody', async () => {
    await product.house.run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    await product.house.staff('owner');
    const items = [CLINIC, OTHER_CLINIC].map((id) => ({ id, version: id === CLINIC ? 1 : 9 }));
    const { results } = (await post('/providers/decisions', {
      action: 'verify',
      reason: 'Looked up today',
      items,
    })) as unknown as BulkOutcome;
    await product.settle();
    expect(results).toMatchObject([
      { done: true, version: 2 },
      { done: false, problem: 'request.stale_version' },
    ]);
    const undone = await post(`/providers/${CLINIC}/undo`, { version: results[0]?.version });
    expect(undone).toMatchObject({ http: 200, verification_status: 'pending' });
    expect(await actions()).toEqual(['provider.verified', 'provider.verification_undone']);
    await product.settle();
    expect(await waiting()).toEqual([]);
  });
});

describe('undoing the verification of a credential', () => {
  const evidence = {
    version: 1,
    reason: 'Looked up today',
    source: 'Anvisa',
    url: 'https://anvisa.example/17',
    checked_on: '2026-11-20',
    number: 'BR-18',
  };

  it('restores what was corrected by it and where it was checked before', async () => {
    const { house } = product;
    await house.run(sql`update credentials set status = 'being_checked' where id = ${LICENCE}`);
    await house.run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    await house.staff('owner');
    const before = (await house.run(sql`select number, checked_source, checked_on, status from credentials`)).rows;
    const { version } = await post(`/providers/${CLINIC}/credentials/${LICENCE}/verify`, evidence);
    await product.settle();
    const undone = await post(`/providers/${CLINIC}/credentials/${LICENCE}/undo`, { version });
    expect(undone).toMatchObject({ credentials: [{ status: 'being_checked', number: 'BR-17' }] });
    const after = await house.run(sql`select number, checked_source, checked_on, status from credentials`);
    expect(after.rows).toEqual(before);
    expect((await actions()).at(-1)).toBe('provider.paper_verification_undone');
    await product.settle();
    expect(await waiting()).toEqual([]);
  });

  it('refuses for one that was verified before: it was only looked up again', async () => {
    const { version } = await post(`/providers/${CLINIC}/credentials/${LICENCE}/verify`, evidence);
    expect(await post(`/providers/${CLINIC}/credentials/${LICENCE}/undo`, { version })).toMatchObject({
      http: 409,
      code: 'request.undo_over',
    });
  });
});

describe('undoing what was done with an account', () => {
  it('takes a suspension back; ended sessions stay ended', async () => {
    const leo = await product.house.person('patient');
    const { version } = await post(`/users/${leo.userId}/suspend`, { reason: REASON, version: 1 });
    expect(await post(`/users/${leo.userId}/undo`, { version })).toMatchObject({ status: 'active' });
    expect((await product.send('GET', '/auth/me', leo.token)).status).toBe(401);
    expect(await actions()).toContain('account.suspension_undone');
  });

  it('takes an activation back with its former reason', async () => {
    const leo = await product.house.person('patient');
    const suspended = await post(`/users/${leo.userId}/suspend`, { reason: REASON, version: 1 });
    const { version } = await post(`/users/${leo.userId}/activate`, { version: suspended.version });
    expect(await post(`/users/${leo.userId}/undo`, { version })).toMatchObject({ status: 'suspended' });
  });

  it('refuses for an account that was about to be deleted', async () => {
    const leo = await product.house.person('patient');
    await product.house.run(
      sql`update users set status = 'closing', erase_after = now() + interval '7 days' where id = ${leo.userId}`,
    );
    const { version } = await post(`/users/${leo.userId}/suspend`, { reason: REASON, version: 1 });
    expect(await post(`/users/${leo.userId}/undo`, { version })).toMatchObject({ code: 'request.undo_over' });
  });
});
