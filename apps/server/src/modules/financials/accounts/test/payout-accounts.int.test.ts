import { randomUUID } from 'node:crypto';
import type {
  AdminAccounts,
  AdminPayout,
  ClinicAccounts,
  ClinicBalances,
  ClinicFinancials,
  PayoutDetail,
  WholeAccount,
} from '@travesia/contracts/financials';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { loadReference } from '../../../catalog/index.ts';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { openPayments, type OpenPayments } from '../../../payments/testing/open-payments.ts';
import { payOutDue } from '../../commands/pay-out-due.ts';
import { ACCOUNT, PIX_KEY } from '../../testing/open-account.ts';
import { createClosedSums } from '../../figures/closed-sums.ts';
import { createAccountSeal } from '../account-seal.ts';

let world: OpenPayments;
let told: ReturnType<typeof toldBy>;
let admin: string;
let manager: { userId: string; email: string };
let billing: { userId: string; email: string };
beforeAll(async () => {
  world = await openPayments();
  told = toldBy(world);
  admin = (await world.house.person('admin')).userId;
  manager = await world.house.staff('manager');
  billing = await world.house.staff('billing');
  const made = await world.paid(3);
  const { ends_at: endsAt } = await world.booking(made);
  world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
  await world.clinic(made.id, 'complete');
  await world.handle();
  await told.forgetTold();
});
afterAll(() => world.close());

const send = async (method: 'GET' | 'PUT' | 'POST', userId: string, path: string, body?: object) =>
  world.send(
    method,
    path,
    await world.house.signIn(userId),
    body,
    method === 'POST' ? { 'idempotency-key': randomUUID() } : {},
  );
const accounts = async () =>
  (await send('GET', world.owner.userId, '/provider/payout-accounts')).body as unknown as ClinicAccounts;
const inUse = async () => {
  const [account] = (await accounts()).accounts;
  if (!account) throw new Error('the clinic has no account');
  return account;
};
const next = async () =>
  ((await send('GET', world.owner.userId, '/provider/financials')).body as unknown as ClinicFinancials).next_payout;
const balance = async () => {
  const { body } = await send('GET', admin, `/admin/balances?clinic=${CLINIC}`);
  const [found] = (body as unknown as ClinicBalances).data;
  if (!found) throw new Error('the clinic is owed nothing');
  return found;
};
const payWeekly = () => {
  const { database, clock } = world.house;
  const reference = () => loadReference(database.db);
  const seal = createAccountSeal('not used');
  const closed = createClosedSums();
  const deps = {
    database,
    clock,
    revision: () => 0,
    reference,
    closed,
    gateway: world.gateway,
    jobs: world.jobs,
    seal,
  };
  return payOutDue(deps, { info: () => {} });
};
const payByHand = async (accountId: string) =>
  send('POST', admin, '/admin/payouts', {
    provider_id: CLINIC,
    shown_amount: (await balance()).available,
    account_id: accountId,
  });
const lastAudit = async () => (await world.house.audited()).at(-1);

it('without an account nothing is paid out, and the clinic is told what is missing', async () => {
  expect(await accounts()).toMatchObject({ accounts: [], former: [], missing: ['BRL'], actions: ['set', 'reveal'] });
  expect(await next()).toMatchObject({ held_because: 'no_account', account: null });
  expect(await balance()).toMatchObject({ held_because: 'no_account', actions: [] });
  expect(await payWeekly()).toBe(0);
  expect((await payByHand(randomUUID())).body).toMatchObject({ code: 'financials.no_account' });
});

it('only an owner sets it, shortly after a sign-in', async () => {
  const member = await world.house.member('owner');
  for (const { userId } of [manager, billing, await world.house.staff('coordinator'), member]) {
    const answer = await send('PUT', userId, '/provider/payout-accounts/BRL', ACCOUNT);
    expect(answer.status).toBe(403);
  }
  const token = await world.house.signIn(world.owner.userId);
  world.pass(6);
  const late = await world.send('PUT', '/provider/payout-accounts/BRL', await world.house.renew(token), ACCOUNT);
  expect([late.status, late.body.code]).toEqual([401, 'auth.confirm_identity']);
  const wrong = await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', { ...ACCOUNT, number: '123' });
  expect(wrong.status).toBe(422);
  expect(wrong.body['fields']).toMatchObject([{ path: 'body.number', code: 'invalid_format' }]);
});

it('is sealed, shown masked, and its owners and finance staff are told', async () => {
  const set = await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', ACCOUNT);
  expect(set.status).toBe(200);
  expect(JSON.stringify(set.body)).not.toContain(PIX_KEY);
  expect(await inUse()).toMatchObject({ ending: '950e', version: 1, verified_at: null, paused_until: null });
  const { rows } = await world.house.run(sql`select row_to_json(a)::text as whole from payout_accounts a`);
  expect(rows).toHaveLength(1);
  expect(String(rows[0]?.['whole'])).not.toContain(PIX_KEY.slice(0, 12));
  expect(await lastAudit()).toMatchObject({
    action: 'financials.account_set',
    facts: { currency: 'BRL', scheme: 'pix', ending: '950e', before: null },
  });
  const both = { app: ['payout_account_set'], mails: ['payout_account_set'] };
  for (const person of [world.owner, billing, manager]) {
    const heard = await told.to(person);
    expect(heard).toMatchObject(both);
    expect(heard.letters[0]?.text).toContain('950e');
    expect(heard.letters[0]?.text).not.toContain(PIX_KEY);
  }
  const asked = await world.house.run(sql`select kind from notifications where user_id = ${admin}`);
  expect(asked.rows).toEqual([{ kind: 'payout_account_to_verify' }]);
  const again = await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', ACCOUNT);
  expect(again.body).toMatchObject({ code: 'request.stale_version' });
});

it('is paid to only when an admin verified it', async () => {
  const { id } = await inUse();
  expect(await payWeekly()).toBe(0);
  expect((await payByHand(id)).body).toMatchObject({ code: 'financials.no_account' });
  const verify = `/admin/payout-accounts/${id}/verify`;
  expect((await send('POST', world.owner.userId, verify)).status).toBe(403);
  const answer = await send('POST', admin, verify);
  expect((answer.body as unknown as AdminAccounts).accounts[0]).toMatchObject({
    verified_by: { id: admin },
    actions: ['refuse', 'reveal'],
  });
  expect((await send('POST', admin, verify)).status).toBe(200);
  expect(await told.kindsTo(world.owner)).toEqual({
    app: ['payout_account_verified'],
    mails: ['payout_account_verified'],
  });
  expect(await next()).toMatchObject({ held_because: null, account: { id, ending: '950e' } });
});

it('a change pauses what is paid by itself for 72 hours, and keeps what was before', async () => {
  const first = await inUse();
  const change = { ...ACCOUNT, version: 1, number: 'pagos@clinica.example' };
  expect((await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', change)).status).toBe(200);
  const second = await inUse();
  await send('POST', admin, `/admin/payout-accounts/${second.id}/verify`);
  const { former } = await accounts();
  expect(former).toMatchObject([{ id: first.id, ending: '950e' }]);
  const paused = await next();
  expect(paused).toMatchObject({ held_because: 'account_changed', time_zone: 'America/Sao_Paulo' });
  expect(Date.parse(String(paused.paused_until)) - Date.parse(second.since)).toBe(72 * 3_600_000);
  expect(await payWeekly()).toBe(0);
  expect(await balance()).toMatchObject({ held_because: 'account_changed', actions: ['pay_out'] });
  expect((await payByHand(first.id)).body).toMatchObject({ code: 'financials.account_changed' });
  expect((await send('POST', admin, `/admin/payout-accounts/${first.id}/verify`)).body).toMatchObject({
    code: 'financials.account_changed',
  });
  await expect(world.house.run(sql`update payout_accounts set holder = 'Somebody else'`)).rejects.toThrow(
    /update payout_accounts/,
  );
});

it('is revealed to its owner and to admins, each time on record, never to others', async () => {
  const { id } = await inUse();
  const own = await send('POST', world.owner.userId, `/provider/payout-accounts/${id}/reveal`);
  expect((own.body as unknown as WholeAccount).number).toBe('pagos@clinica.example');
  expect((await send('POST', billing.userId, `/provider/payout-accounts/${id}/reveal`)).status).toBe(403);
  const rival = await world.house.staff('owner', '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e21');
  expect((await send('POST', rival.userId, `/provider/payout-accounts/${id}/reveal`)).body).toMatchObject({
    code: 'financials.account_not_found',
  });
  const token = await world.house.signIn(admin);
  world.pass(6);
  const late = await world.send('POST', `/admin/payout-accounts/${id}/reveal`, await world.house.renew(token));
  expect(late.body.code).toBe('auth.confirm_identity');
  expect((await send('POST', admin, `/admin/payout-accounts/${id}/reveal`)).status).toBe(200);
  expect(await lastAudit()).toMatchObject({ action: 'financials.account_revealed', facts: { ending: 's@' } });
});

it('the weekly payout goes to it after the pause; the payout keeps where it went, and the clinic is told', async () => {
  const account = await inUse();
  await told.forgetTold();
  world.pass(73 * 60);
  expect(await payWeekly()).toBe(1);
  const { body } = await send('GET', admin, '/admin/payouts');
  const [payout] = (body as unknown as { data: AdminPayout[] }).data;
  if (!payout) throw new Error('nothing was paid');
  expect(payout.account).toMatchObject({ id: account.id, holder: 'Clínica Um Ltda.', ending: 's@' });
  const begun = await told.to(billing);
  expect(begun).toMatchObject({ app: ['payout_begun'], mails: ['payout_begun'] });

  const change = { ...ACCOUNT, version: 2, number: '=cmd@clinica.example', bank_name: '=1+1' };
  await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', change);
  const seen = await send('GET', world.owner.userId, `/provider/payouts/${payout.id}`);
  expect((seen.body as unknown as PayoutDetail).account?.id).toBe(account.id);

  const file = (await send('POST', admin, '/admin/payouts/transfers', {})).body as unknown as ExportedFile;
  expect(file.rows).toBe(1);
  expect(file.content).toContain('pagos@clinica.example');
  expect(file.content).not.toContain('=1+1');
  expect(await lastAudit()).toMatchObject({ action: 'financials.transfers_exported', facts: { rows: 1 } });

  await told.forgetTold();
  await send('POST', admin, `/admin/payouts/${payout.id}/return`, {
    version: payout.version,
    reason: 'Account closed',
  });
  const returned = await told.to(world.owner);
  expect(returned).toMatchObject({ app: ['payout_returned'], mails: ['payout_returned'] });
  expect(returned.letters[0]?.text).toContain('Account closed');
});

it('that is refused gets nothing more; the clinic reads why and sets another one', async () => {
  const refused = await inUse();
  const path = `/admin/payout-accounts/${refused.id}/refuse`;
  const reason = 'The holder is a person, not the clinic.';
  expect((await send('POST', world.owner.userId, path, { reason })).status).toBe(403);
  expect((await send('POST', admin, path, { reason: ' ' })).body['fields']).toMatchObject([{ path: 'body.reason' }]);
  await told.forgetTold();
  const answer = await send('POST', admin, path, { reason });
  expect((answer.body as unknown as AdminAccounts).accounts[0]).toMatchObject({
    refused: { reason },
    actions: ['reveal'],
  });
  expect(await lastAudit()).toMatchObject({ action: 'financials.account_refused', facts: { ending: refused.ending } });
  const heard = await told.to(billing);
  expect(heard).toMatchObject({ app: ['payout_account_refused'], mails: ['payout_account_refused'] });
  expect(heard.letters[0]?.text).toContain(reason);
  expect(await inUse()).toMatchObject({ refused: { reason } });
  expect(await next()).toMatchObject({ held_because: 'account_refused' });
  expect((await payByHand(refused.id)).body).toMatchObject({ code: 'financials.no_account' });
  expect((await send('POST', admin, `/admin/payout-accounts/${refused.id}/verify`)).body).toMatchObject({
    code: 'financials.account_changed',
  });
  await expect(
    world.house.run(sql`update payout_accounts set refused_reason = 'another' where id = ${refused.id}::uuid`),
  ).rejects.toThrow(/update payout_accounts/);
  const change = { ...ACCOUNT, version: refused.version, number: 'otra@clinica.example' };
  expect((await send('PUT', world.owner.userId, '/provider/payout-accounts/BRL', change)).status).toBe(200);
  expect(await inUse()).toMatchObject({ refused: null, verified_at: null });
  expect((await send('POST', admin, path, { reason })).body).toMatchObject({ code: 'financials.account_changed' });
});
