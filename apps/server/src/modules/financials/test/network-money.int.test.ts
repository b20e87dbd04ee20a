import { randomUUID } from 'node:crypto';
import type { AdminPayout, ClinicFinancials, DeskPayments, Payouts } from '@travesia/contracts/financials';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../payments/testing/open-payments.ts';

const ELSEWHERE = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9a98';
let world: OpenPayments;
let owner: string;
let admin: string;
beforeAll(async () => {
  world = await openPayments();
  await world.house.run(
    sql`insert into exchange_rates (currency, rated_on, per_usd, source) values ('BRL', '2026-11-20', '0.5', 'test'), ('USD', '2026-11-20', '1', 'test')
      on conflict (currency, rated_on) do update set per_usd = excluded.per_usd`,
  );
  owner = (await world.house.member('owner')).userId;
  admin = (await world.house.person('admin')).userId;
});
afterAll(() => world.close());

const get = async <T>(userId: string, path: string): Promise<T> =>
  (await world.send('GET', path, await world.house.signIn(userId))).body as unknown as T;
const post = async <T>(userId: string, path: string, body: object): Promise<T> =>
  (await world.send('POST', path, await world.house.signIn(userId), body, { 'idempotency-key': randomUUID() }))
    .body as unknown as T;
const payments = (query = '') => get<DeskPayments>(owner, `/organizations/payments?tab=all${query}`);
const payouts = (query = '') => get<Payouts>(owner, `/organizations/payouts?limit=25${query}`);
const linesOf = ({ content }: ExportedFile) => content.replace('\uFEFF', '').trim().split('\r\n');

describe('an organization', () => {
  it('sees the payments of its clinics, filtered, and exports the same', async () => {
    const made = await world.paid(3);
    const { data } = await payments();
    expect(data).toMatchObject([
      { booking: { id: made.id }, clinic: { id: CLINIC }, received: { amount: DEPOSIT, currency: 'BRL' } },
    ]);
    const today = '2026-11-23';
    expect((await payments(`&clinic=${CLINIC}&currency=BRL&from=${today}&to=${today}`)).total).toBe(1);
    for (const none of [`&clinic=${ELSEWHERE}`, '&currency=USD', '&from=2026-11-24', '&to=2026-11-22'])
      expect((await payments(none)).total, none).toBe(0);
    const file = await post<ExportedFile>(owner, '/organizations/payments/export', { currency: 'BRL' });
    expect(file).toMatchObject({ name: 'payments-2026-11-23.csv', rows: 1, complete: true });
    expect(linesOf(file)[1]).toContain(',BRL,300,300,0,');
    expect(await post(owner, '/organizations/payments/export', { currency: 'USD' })).toMatchObject({ rows: 0 });
  });

  it('sees the payouts to its clinics, filtered, and exports the same', async () => {
    const made = await world.paid(3);
    const { ends_at: endsAt } = await world.booking(made);
    world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
    await world.clinic(made.id, 'complete');
    await world.handle();
    expect((await payouts()).data).toEqual([]);
    const account = await openAccount(world, admin);
    const { figures } = await get<ClinicFinancials>(world.owner.userId, '/provider/financials');
    const payout = await post<AdminPayout>(admin, '/admin/payouts', {
      provider_id: CLINIC,
      shown_amount: figures.available,
      account_id: account,
    });
    const shown = { reference: payout.reference, clinic: { id: CLINIC }, amount: figures.available };
    expect((await payouts()).data).toMatchObject([shown]);
    const today = world.house.clock.now().toISOString().slice(0, 10);
    expect((await payouts(`&clinic=${CLINIC}&currency=BRL&from=${today}&to=${today}`)).data).toMatchObject([shown]);
    for (const none of [`&clinic=${ELSEWHERE}`, '&currency=USD', '&from=2027-06-01', '&to=2026-11-22'])
      expect((await payouts(none)).total, none).toBe(0);
    const file = await post<ExportedFile>(owner, '/organizations/payouts/export', {});
    expect(linesOf(file)[1]).toContain(`,on_its_way,${payout.reference},`);
    const { rows } = await world.house.run(
      sql`select action from audit_entries where actor_id = ${owner}::uuid and action like 'financials.%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toContain('financials.payouts_exported');
  });

  it('shows neither to staff of a clinic, nor to another organization', async () => {
    const { data } = await payments();
    expect(data.length).toBeGreaterThan(0);
    const staff = await world.send('GET', '/organizations/payouts', await world.house.signIn(world.owner.userId));
    expect(staff.status).toBe(403);
    await world.house.run(sql`delete from organization_providers where provider_id = ${CLINIC}::uuid`);
    expect(await payments()).toMatchObject({ total: 0 });
    expect(await payouts()).toMatchObject({ total: 0 });
  });
});
