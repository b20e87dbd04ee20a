import { randomUUID } from 'node:crypto';
import {
  type Adjustment,
  type AdminPayment,
  type AdminPayout,
  type AdminRefund,
  type ClinicFinancials,
  type DeskPayments,
  type Figures,
  FIGURES,
  type Ledger,
  type MoneyLines,
  type PayoutDetail,
} from '@travesia/contracts/financials';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../../catalog/index.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../payments/testing/open-payments.ts';
import { createAccountSeal } from '../accounts/account-seal.ts';
import { createClosedSums } from '../figures/closed-sums.ts';
import { openAccount } from '../testing/open-account.ts';
import { payOutDue } from '../commands/pay-out-due.ts';

let world: OpenPayments;
let admin: string;
let second: string;
let accountId: string;
// Half a real for a dollar: up to BRL 250.00 one person refunds, and at least BRL 25.00 is paid out.
beforeAll(async () => {
  world = await openPayments();
  const { house } = world;
  await house.run(
    sql`insert into exchange_rates (currency, rated_on, per_usd, source) values ('BRL', '2026-11-20', '0.5', 'test'), ('USD', '2026-11-20', '1', 'test')
      on conflict (currency, rated_on) do update set per_usd = excluded.per_usd`,
  );
  admin = (await house.person('admin')).userId;
  second = (await house.person('admin')).userId;
  accountId = await openAccount(world, admin);
});
afterAll(() => world.close());
afterEach(() => world.settleAll());

const BRL = (amount: number) => ({ amount, currency: 'BRL' });
/** Of the deposit of a treatment, what is released before the discharge papers are there. In Brazil there is no fee. */
const RELEASED = DEPOSIT * 0.9;

const get = async <T>(userId: string, path: string): Promise<T> =>
  (await world.send('GET', path, await world.house.signIn(userId))).body as unknown as T;
const post = async (userId: string, path: string, body: object) =>
  world.send('POST', path, await world.house.signIn(userId), body, { 'idempotency-key': randomUUID() });

const financials = () => get<ClinicFinancials>(world.owner.userId, '/provider/financials');
const figures = async () => amountsOf((await financials()).figures);
const amountsOf = (all: Figures) =>
  Object.fromEntries(FIGURES.map((name) => [name, all[name].amount])) as Record<(typeof FIGURES)[number], number>;

/** A treatment that was paid and took place. */
async function treated() {
  const made = await world.paid(3);
  const { ends_at: endsAt } = await world.booking(made);
  world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
  expect((await world.clinic(made.id, 'complete')).body).toMatchObject({ status: 'completed' });
  await world.handle();
  return made;
}

const paymentOf = async (made: { id: string }) => {
  const { data } = await get<DeskPayments>(admin, '/admin/payments?tab=all&limit=100');
  const found = data.find(({ booking }) => booking.id === made.id);
  if (!found) throw new Error('the booking has no payment');
  return found;
};

/** Both sides of what `Figures` promises. */
async function expectToAddUp() {
  const all = await figures();
  expect(all.received - all.refunded - all.lost + all.covered).toBe(all.held + all.fees + all.earned);
  expect(all.earned + all.adjusted).toBe(all.frozen + all.available + all.in_transit + all.paid_out);
  for (const figure of FIGURES) {
    const path = `/provider/financials/lines?currency=BRL&figure=${figure}&limit=100`;
    const { data, sum, total } = await get<MoneyLines>(world.owner.userId, path);
    expect({ figure, sum: sum.amount }).toEqual({ figure, sum: all[figure] });
    expect(data).toHaveLength(total);
    expect(data.reduce((added, { amount }) => added + amount.amount, 0)).toBe(sum.amount);
  }
  const ledger = await get<Ledger>(admin, '/admin/ledger');
  expect(ledger.totals.every(({ amount }) => amount === 0)).toBe(true);
  for (const { postings } of ledger.data) expect(postings.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
}

const payOut = async (amount: number, by = admin) =>
  post(by, '/admin/payouts', { provider_id: CLINIC, shown_amount: BRL(amount), account_id: accountId });

describe('the balance of a clinic', () => {
  it('is held until the visit, then earned and available, and every figure is the sum of its lines', async () => {
    const before = await figures();
    const made = await world.paid(3);
    expect(await figures()).toMatchObject({
      received: before.received + DEPOSIT,
      held: before.held + DEPOSIT,
      available: before.available,
    });
    const { ends_at: endsAt } = await world.booking(made);
    world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
    await world.clinic(made.id, 'complete');
    await world.handle();
    expect(await figures()).toMatchObject({
      held: before.held + DEPOSIT - RELEASED,
      available: before.available + RELEASED,
    });
    await expectToAddUp();
  });

  it('is not shown to staff without a right to money, and another clinic’s never', async () => {
    const nurse = await world.house.staff('clinician');
    const { status } = await world.send('GET', '/provider/financials', await world.house.signIn(nurse.userId));
    expect(status).toBe(403);
    const accountant = await world.house.staff('billing');
    const { data } = await get<DeskPayments>(accountant.userId, '/provider/payments?tab=all');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ patient, booking }) => patient === null && booking.title === null)).toBe(true);
    expect((await get<DeskPayments>(world.owner.userId, '/provider/payments?tab=all')).data[0]?.patient).toBeTruthy();
  });
});

describe('a payout', () => {
  it('takes everything that is available once, however often it is asked for', async () => {
    await treated();
    const { available, in_transit: before } = await figures();
    const answers = await Promise.all([payOut(available), payOut(available), payOut(available, second)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await figures()).toMatchObject({ available: 0, in_transit: before + available });
    await expectToAddUp();
    const made = answers.find(({ status }) => status === 201)?.body as unknown as AdminPayout;
    const paid = await post(admin, `/admin/payouts/${made.id}/paid`, {
      version: made.version,
      bank_reference: 'SPEI 7',
    });
    expect(paid.body).toMatchObject({ status: 'paid', bank_reference: 'SPEI 7', actions: [] });
    const again = await post(admin, `/admin/payouts/${made.id}/return`, {
      version: made.version + 1,
      reason: 'closed',
    });
    expect(again.body).toMatchObject({ code: 'financials.not_possible' });
    const detail = await get<PayoutDetail>(world.owner.userId, `/provider/payouts/${made.id}`);
    const listed = detail.lines.reduce((sum, { amount }) => sum + amount.amount, detail.carried_over.amount);
    expect(listed).toBe(available);
    await expectToAddUp();
  });

  it('that comes back is owed again', async () => {
    await treated();
    const before = await figures();
    const made = (await payOut(before.available)).body as unknown as AdminPayout;
    const back = await post(admin, `/admin/payouts/${made.id}/return`, { version: 1, reason: 'Account closed' });
    expect(back.body).toMatchObject({ status: 'returned', reason: 'Account closed' });
    expect(await figures()).toEqual(before);
    await expectToAddUp();
  });

  it('leaves out what is disputed, and names the amount that changed', async () => {
    const made = await treated();
    const { available } = await figures();
    const dispute = world.gateway.openDispute(made.gatewayId);
    await world.handle();
    expect(await figures()).toMatchObject({ available: available - RELEASED, frozen: RELEASED });
    const refused = await payOut(available);
    expect(refused.body).toMatchObject({
      code: 'financials.amount_changed',
      present: { available: BRL(available - RELEASED) },
    });
    await expectToAddUp();
    world.gateway.decideDispute(dispute.id, 'won');
    await world.handle();
    expect(await figures()).toMatchObject({ available, frozen: 0 });
  });

  it('is begun each week for whoever has enough, and not for a suspended clinic', async () => {
    await treated();
    const { available } = await figures();
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
    const work = () => payOutDue(deps, { info: () => {} });
    await world.house.run(
      sql`update providers set operational_status = 'suspended', suspended_at = now() where id = ${CLINIC}::uuid`,
    );
    expect(await work()).toBe(0);
    await world.house.run(
      sql`update providers set operational_status = 'active', suspended_at = null where id = ${CLINIC}::uuid`,
    );
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    expect(await figures()).toMatchObject({ available: 0 });
    expect(available).toBeGreaterThan(0);
  });
});

describe('a refund by an admin', () => {
  it('goes out at once up to the limit, and never beyond what is left', async () => {
    const made = await treated();
    const { id } = await paymentOf(made);
    const given = await post(admin, `/admin/payments/${id}/refund`, { amount: 10_000, reason: 'A crown broke' });
    expect(given.body).toMatchObject({ refundable: BRL(DEPOSIT - 10_000), status: 'succeeded' });
    await world.handle();
    const after = await get<AdminPayment>(admin, `/admin/payments/${id}`);
    expect(after).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ status: 'succeeded', note: 'A crown broke' }],
    });
    for (const { postings } of after.entries)
      expect(postings.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    const much = await post(admin, `/admin/payments/${id}/refund`, { amount: DEPOSIT, reason: 'All of it' });
    expect(much.body).toMatchObject({ code: 'financials.too_much' });
    await expectToAddUp();
  });

  it('above the limit waits for a second person', async () => {
    const made = await treated();
    const { id } = await paymentOf(made);
    const asked = (await post(admin, `/admin/payments/${id}/refund`, { amount: DEPOSIT, reason: 'Complaint' }))
      .body as unknown as AdminPayment;
    const [refund] = asked.refunds;
    expect(refund).toMatchObject({ status: 'waiting_for_approval', actions: ['reject'] });
    const own = await post(admin, `/admin/refunds/${refund?.id}/approve`, { version: refund?.version });
    expect(own.body).toMatchObject({ code: 'financials.own_request' });
    const seen = await get<{ data: AdminRefund[] }>(second, '/admin/refunds?status=waiting_for_approval');
    expect(seen.data[0]).toMatchObject({ id: refund?.id, actions: ['approve', 'reject'] });
    const approved = await post(second, `/admin/refunds/${refund?.id}/approve`, { version: refund?.version });
    expect(approved.body).toMatchObject({ status: 'requested', approved_by: { id: second } });
    await world.handle();
    expect(await get<AdminPayment>(admin, `/admin/payments/${id}`)).toMatchObject({ status: 'refunded' });
    await expectToAddUp();
  });
});

describe('money under a dispute', () => {
  it('can’t be refunded until the bank decides, as its page says; the rest can, and waits', async () => {
    const made = await world.paid(3);
    const { id } = await paymentOf(made);
    const page = () => get<AdminPayment>(admin, `/admin/payments/${id}`);
    const refund = (amount: number) => post(admin, `/admin/payments/${id}/refund`, { amount, reason: 'Complaint' });
    expect(await page()).toMatchObject({ refundable: BRL(DEPOSIT), held_by_disputes: BRL(0) });
    const dispute = world.gateway.openDispute(made.gatewayId, { amount: 20_000 });
    await world.handle();
    expect(await page()).toMatchObject({ refundable: BRL(DEPOSIT - 20_000), held_by_disputes: BRL(20_000) });
    expect((await refund(DEPOSIT - 20_000 + 1)).body).toMatchObject({ code: 'financials.held_by_dispute' });
    expect((await refund(DEPOSIT + 1)).body).toMatchObject({ code: 'financials.too_much' });
    const asked = await refund(DEPOSIT - 20_000);
    expect(asked.body).toMatchObject({ refundable: BRL(0), held_by_disputes: BRL(20_000), may_refund: false });
    await world.handle();
    expect((await page()).refunds).toMatchObject([{ status: 'requested' }]);
    world.gateway.decideDispute(dispute.id, 'won');
    await world.handle();
    world.pass(6);
    await world.reconcile();
    expect(await page()).toMatchObject({
      refundable: BRL(20_000),
      held_by_disputes: BRL(0),
      refunds: [{ status: 'succeeded' }],
    });
  });

  it('is gone when it is lost', async () => {
    const made = await world.paid(3);
    const { id } = await paymentOf(made);
    const dispute = world.gateway.openDispute(made.gatewayId);
    await world.handle();
    const page = () => get<AdminPayment>(admin, `/admin/payments/${id}`);
    expect(await page()).toMatchObject({ refundable: BRL(0), held_by_disputes: BRL(DEPOSIT), may_refund: false });
    world.gateway.decideDispute(dispute.id, 'lost');
    await world.handle();
    expect(await page()).toMatchObject({ refundable: BRL(0), held_by_disputes: BRL(0), may_refund: false });
  });
});

describe('a refund that was asked for before the visit and refused after it', () => {
  it('is earned by the clinic after all', async () => {
    const made = await world.paid(3);
    const { id } = await paymentOf(made);
    const asked = (await post(admin, `/admin/payments/${id}/refund`, { amount: DEPOSIT, reason: 'Complaint' }))
      .body as unknown as AdminPayment;
    const { ends_at: endsAt } = await world.booking(made);
    world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
    await world.clinic(made.id, 'complete');
    await world.handle();
    expect(await world.ledger(made)).toMatchObject({ held: -DEPOSIT });
    const [refund] = asked.refunds;
    await post(second, `/admin/refunds/${refund?.id}/reject`, { version: refund?.version, reason: 'Not justified' });
    expect(await world.ledger(made)).toMatchObject({ held: RELEASED - DEPOSIT, provider_payable: -RELEASED });
    await expectToAddUp();
  });
});

describe('a correction', () => {
  it('is booked by one person up to the limit, and by two above it', async () => {
    const { adjusted } = await figures();
    const small = (
      await post(admin, '/admin/adjustments', { provider_id: CLINIC, amount: BRL(-500), reason: 'Bank fee' })
    ).body as unknown as Adjustment;
    expect(small).toMatchObject({ status: 'booked', requested_by: { id: admin }, approved_by: null });
    const large = (
      await post(admin, '/admin/adjustments', { provider_id: CLINIC, amount: BRL(90_000_000), reason: 'Moved over' })
    ).body as unknown as Adjustment;
    expect(large).toMatchObject({ status: 'waiting_for_approval', actions: ['reject'] });
    expect((await figures()).adjusted).toBe(adjusted - 500);
    const path = `/admin/adjustments/${large.id}`;
    expect((await post(admin, `${path}/approve`, { version: 1 })).body).toMatchObject({
      code: 'financials.own_request',
    });
    const refused = await post(second, `${path}/reject`, { version: 1, reason: 'No document' });
    expect(refused.body).toMatchObject({ status: 'rejected', refusal: 'No document' });
    await expectToAddUp();
  });
});

describe('a statement', () => {
  it('begins with the balance before and ends with the balance after, as a table and for printing', async () => {
    const body = { currency: 'BRL', from: '2026-11-01', to: '2027-12-31' };
    const table = (await post(world.owner.userId, '/provider/financials/statement', { ...body, format: 'csv' }))
      .body as unknown as ExportedFile;
    const rows = table.content.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(table.rows);
    const all = await figures();
    expect(Number(rows.at(-1)?.split(',').at(-1))).toBe((all.available + all.frozen) / 100);
    const printed = (await post(world.owner.userId, '/provider/financials/statement', { ...body, format: 'pdf' }))
      .body as unknown as ExportedFile;
    expect(printed).toMatchObject({ encoding: 'base64', media_type: 'application/pdf' });
    expect(Buffer.from(printed.content, 'base64').toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    const wrong = await post(world.owner.userId, '/provider/financials/statement', {
      ...body,
      to: '2026-10-01',
      format: 'csv',
    });
    expect(wrong.status).toBe(422);
  });
});

describe('the ledger’s page', () => {
  it('tells when the invariants were checked and what they found', async () => {
    await world.checkInvariants();
    const { checked_at: at, broken } = await get<Ledger>(admin, '/admin/ledger');
    expect(at).not.toBeNull();
    expect(broken).toEqual([]);
  });
});
