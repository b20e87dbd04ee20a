import { randomUUID } from 'node:crypto';
import type { AdminPayment, DeskPayments } from '@travesia/contracts/financials';
import type { ExportedFile } from '@travesia/contracts/kit';
import type { OwnReceipts } from '@travesia/contracts/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../../platform/exports/testing/text-of-pdf.ts';
import { showMoney } from '../../../../platform/show-money.ts';
import { CLINIC, NETWORK, OTHER_CLINIC, RIVAL } from '../../../contexts/testing/open-house.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../testing/open-payments.ts';
import { receiptNumber, refundNumber } from '../receipt-number.ts';

let world: OpenPayments;
let admin: string;
beforeAll(async () => {
  world = await openPayments({ silent: true });
  admin = (await world.house.person('admin')).userId;
});
afterAll(() => world.close());
afterEach(() => world.settleAll());

type Made = { id: string; patientId: string };

const ask = async (userId: string, path: string, language = 'en') =>
  world.send('GET', path, await world.house.signIn(userId), undefined, { 'accept-language': language });
const file = async (userId: string, path: string, language?: string) => {
  const { status, body } = await ask(userId, path, language);
  expect({ path, status, code: body.code }).toEqual({ path, status: 200, code: undefined });
  return body as unknown as ExportedFile;
};
const textOf = async (userId: string, path: string, language?: string) => {
  const { content, encoding, media_type: type } = await file(userId, path, language);
  expect([encoding, type]).toEqual(['base64', 'application/pdf']);
  return textOfPdf(Buffer.from(content, 'base64'));
};
const paymentOf = async (made: Made) => {
  const payment = (await world.money(made)).payments.find(({ paid_at: at }) => at !== null);
  if (!payment) throw new Error('nothing arrived');
  return payment.id;
};
/** Gives back a part of a payment and lets it be paid out; returns the id of the refund. */
const giveBack = async (paymentId: string, amount: number) => {
  const body = { amount, reason: 'A crown broke' };
  const headers = { 'idempotency-key': randomUUID() };
  const token = await world.house.signIn(admin);
  const { status } = await world.send('POST', `/admin/payments/${paymentId}/refund`, token, body, headers);
  expect(status).toBe(200);
  await world.handle();
  world.gateway.settle();
  await world.handle();
  world.pass(1);
  const { receipts } = (await ask(admin, `/admin/payments/${paymentId}`)).body as unknown as AdminPayment;
  return receipts.at(-1)?.id ?? '';
};
/** What an entry of the ledger moved at the gateway, in minor units. */
const booked = async (cause: string) => {
  const { rows } = await world.house.run(sql`select l.amount_minor::float8 as amount from ledger_entries e
    join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
    where e.cause = ${cause} and a.kind = 'gateway'`);
  return Math.abs(Number(rows[0]?.['amount']));
};
const reais = (amount: number) => showMoney({ amount, currency: 'BRL' }, 'en').replaceAll('\u00A0', ' ');

describe('the receipt of a payment', () => {
  it('says what the ledger says, in the language of the call, and stays the same after refunds and moves', async () => {
    const made = await world.paid(20);
    const payment = await paymentOf(made);
    const path = `/payments/${payment}/receipt`;
    const before = await file(made.patientId, path);
    expect(before.name).toBe(`receipt-${receiptNumber(payment)}.pdf`);
    const text = await textOf(made.patientId, path);
    const amount = await booked(`capture:${payment}`);
    expect(amount).toBe(DEPOSIT);
    for (const one of [
      receiptNumber(payment),
      reais(amount),
      reais(100_000),
      reais(100_000 - amount),
      'patient Quiroga',
    ])
      expect(text).toContain(one);
    expect(await textOf(made.patientId, path, 'es')).toContain('Pagado por');
    expect(await textOf(made.patientId, path, 'pt')).toContain('(NFS-e)');

    await giveBack(payment, 10_000);
    const { date, time } = world.freeTime(30);
    const moved = await world.post(world.owner.userId, `/bookings/${made.id}/reschedule`, {
      new_date: date,
      new_time: time,
    });
    expect(moved.status).toBe(200);
    expect((await file(made.patientId, path)).content).toBe(before.content);
    expect(await textOf(made.patientId, `/bookings/${made.id}/statement`)).toContain(`-${reais(10_000)}`);
  });

  it('is not there before the money is, nor for what is unknown or free', async () => {
    const made = await world.awaiting(20);
    await world.begin(made);
    const [open] = (await world.money(made)).payments;
    const expected: [string, number, string][] = [
      [`/payments/${open?.id}/receipt`, 409, 'payments.no_receipt'],
      [`/payments/${randomUUID()}/receipt`, 404, 'payments.not_found'],
      [`/refunds/${randomUUID()}/receipt`, 404, 'payments.not_found'],
      [`/bookings/${randomUUID()}/statement`, 404, 'bookings.not_found'],
    ];
    for (const [path, status, code] of expected)
      expect(await ask(made.patientId, path)).toMatchObject({ status, body: { code } });
    expect(await textOf(made.patientId, `/bookings/${made.id}/statement`)).toContain('No payments yet');
    const free = await world.post(made.patientId, '/bookings', {
      provider_id: CLINIC,
      kind: 'consultation',
      accept_policy: true,
      ...world.freeTime(25),
    });
    expect(await ask(made.patientId, `/bookings/${String(free.body['id'])}/statement`)).toMatchObject({
      status: 409,
      body: { code: 'payments.no_receipt' },
    });
  });
});

describe('receipts of refunds', () => {
  it('add up when a payment is refunded in two parts, as in the ledger', async () => {
    const made = await world.paid(20);
    const payment = await paymentOf(made);
    const parts = [await giveBack(payment, 10_000), await giveBack(payment, 4_000)];
    const left = [DEPOSIT - 10_000, DEPOSIT - 14_000];
    for (const [index, id] of parts.entries()) {
      const text = await textOf(made.patientId, `/refunds/${id}/receipt`);
      const amount = await booked(`refund:${id}`);
      expect(amount).toBe([10_000, 4_000][index]);
      for (const one of [refundNumber(id), receiptNumber(payment), reais(amount), reais(left[index] ?? 0)])
        expect(text).toContain(one);
    }
    const ofBooking = await textOf(made.patientId, `/bookings/${made.id}/statement`);
    for (const one of [...parts.map(refundNumber), reais(100_000 - DEPOSIT), 'not due again'])
      expect(ofBooking).toContain(one);
    const { data } = (await ask(world.owner.userId, '/provider/payments?tab=refunded')).body as unknown as DeskPayments;
    const listed = data.find(({ id }) => id === payment)?.receipts.map(({ kind, id }) => [kind, id]);
    expect(listed).toEqual([['payment', payment], ...parts.map((id) => ['refund', id])]);
  });
});

describe('who may read receipts', () => {
  it('is the payer, people with a right to the clinic’s money, and admins; nobody else learns that there are any', async () => {
    const made = await world.paid(20);
    const payment = await paymentOf(made);
    const refund = await giveBack(payment, 5_000);
    const { house } = world;
    const readers = {
      payer: made.patientId,
      'another patient': (await house.person('patient')).userId,
      'owner of the clinic': world.owner.userId,
      'manager of the clinic': (await house.staff('manager')).userId,
      'billing of the clinic': (await house.staff('billing')).userId,
      'coordinator of the clinic': (await house.staff('coordinator')).userId,
      'clinician of the clinic': (await house.staff('clinician')).userId,
      'owner of another clinic': (await house.staff('owner', OTHER_CLINIC)).userId,
      'nobody’s staff': (await house.person('provider')).userId,
      'owner of its network': (await house.member('owner', NETWORK)).userId,
      'analyst of its network': (await house.member('analyst', NETWORK)).userId,
      'owner of another network': (await house.member('owner', RIVAL)).userId,
      admin,
    };
    const paths = [`/payments/${payment}/receipt`, `/refunds/${refund}/receipt`, `/bookings/${made.id}/statement`];
    const found: Record<string, number[]> = {};
    for (const [who, userId] of Object.entries(readers))
      found[who] = await Promise.all(paths.map(async (path) => (await ask(userId, path)).status));
    const yes = [200, 200, 200];
    const no = [404, 404, 404];
    expect(found).toEqual({
      payer: yes,
      'another patient': no,
      'owner of the clinic': yes,
      'manager of the clinic': yes,
      'billing of the clinic': yes,
      'coordinator of the clinic': no,
      'clinician of the clinic': no,
      'owner of another clinic': no,
      'nobody’s staff': no,
      'owner of its network': yes,
      'analyst of its network': no,
      'owner of another network': no,
      admin: yes,
    });
    for (const path of paths) {
      expect(await textOf(readers['owner of the clinic'], path)).toContain('patient Quiroga');
      expect(await textOf(readers['billing of the clinic'], path)).not.toContain('Quiroga');
      expect((await world.send('GET', path)).status).toBe(401);
    }
  });
});

describe('the payments and refunds of a patient', () => {
  it('are listed and exported by year, theirs alone, with formulas defused', async () => {
    const made = await world.paid(20);
    const other = await world.paid(20);
    const payment = await paymentOf(made);
    const refund = await giveBack(payment, 2_500);
    await world.house.run(sql`update providers set name = '=HYPERLINK("http://x")' where id = ${CLINIC}`);
    const list = (await ask(made.patientId, '/payments/my?time_zone=America/Lima')).body as unknown as OwnReceipts;
    expect(list).toMatchObject({ total: 2, years: [world.house.clock.now().getUTCFullYear()] });
    expect(list.data.map(({ kind, id }) => [kind, id])).toEqual([
      ['refund', refund],
      ['payment', payment],
    ]);
    const [year] = list.years;
    const csv = await file(made.patientId, `/payments/my/year?year=${year}`);
    expect(csv).toMatchObject({ name: `payments-${year}.csv`, rows: 2, complete: true });
    const [head, first, second] = csv.content.split('\r\n');
    expect(head).toContain('number,kind,date,at,currency,amount');
    expect(first).toContain(`${receiptNumber(payment)},payment,`);
    expect(first).toContain(`,BRL,${DEPOSIT / 100},card,"'=HYPERLINK(""http://x"")"`);
    expect(second).toContain(`${refundNumber(refund)},refund,`);
    expect(second).toContain(',BRL,-25,card,');
    expect(second).toContain(receiptNumber(payment));
    expect(csv.content).not.toContain(receiptNumber(await paymentOf(other)));
    expect(await file(made.patientId, '/payments/my/year?year=2020')).toMatchObject({ rows: 0 });
    await world.house.run(sql`update providers set name = 'Clínica Um' where id = ${CLINIC}`);
    expect((await ask(made.patientId, '/payments/my/year?year=abc')).status).toBe(422);
  });

  it('belong to the year that it was where the patient is', async () => {
    const made = await world.paid(20);
    const payment = await paymentOf(made);
    await world.house.run(sql`update payments set paid_at = '2027-01-01T02:00:00Z' where id = ${payment}::uuid`);
    const rows = async (year: number, zone: string) =>
      (await file(made.patientId, `/payments/my/year?year=${year}&time_zone=${zone}`)).rows;
    expect([await rows(2027, 'UTC'), await rows(2026, 'UTC')]).toEqual([1, 0]);
    expect([await rows(2027, 'America/Lima'), await rows(2026, 'America/Lima')]).toEqual([0, 1]);
  });
});
