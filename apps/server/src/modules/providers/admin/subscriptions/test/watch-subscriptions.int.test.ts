import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../../../../platform/clock.ts';
import { CLINIC } from '../../../../contexts/testing/open-house.ts';
import { type Administration, openAdministration } from '../../../../platform-admin/testing/open-administration.ts';
import { watchSubscriptions } from '../commands/watch-subscriptions.ts';

let house: Administration;
beforeAll(async () => {
  house = await openAdministration();
});
beforeEach(async () => {
  await house.clear();
  await covered('2026-12-22');
});
afterAll(() => house.close());

const covered = (until: string) =>
  house.run(sql`insert into provider_subscriptions (id, provider_id, package_type, months, starts_on, ends_on)
    values (gen_random_uuid(), ${CLINIC}, 'professional', 1, '2026-06-22', ${until})`);
const watch = (instant: string) => watchSubscriptions({ database: house.database, clock: fixedClock(instant) });
const told = async () =>
  (
    await house.run(
      sql`select payload from outbox_events where event_type = 'provider.subscription_ending.v1' order by id`,
    )
  ).rows.map(({ payload }) => payload as { ends_on: string; days: number });

describe('monitoring subscriptions', () => {
  it('notifies owners once 30 and 7 days before the end and once on the day, whenever it runs', async () => {
    await house.staff('owner');
    const counts = [];
    for (const day of ['11-21', '11-22', '11-22', '12-01', '12-15', '12-16', '12-21', '12-22', '12-23']) {
      await watch(`2026-${day}T12:00:00Z`);
      counts.push((await told()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
    expect(await told()).toMatchObject([
      { provider_id: CLINIC, package_type: 'professional', ends_on: '2026-12-22', days: 30 },
      { days: 7 },
      { days: 0 },
    ]);
    expect(await house.audited()).toMatchObject([
      { action: 'provider.subscription_notified', context_provider_id: CLINIC },
      {},
      {},
    ]);
  });

  it('begins anew for an extended subscription', async () => {
    await house.staff('owner');
    await watch('2026-12-16T12:00:00Z');
    await covered('2027-01-22');
    await watch('2026-12-16T12:00:00Z');
    await watch('2026-12-24T12:00:00Z');
    expect(await told()).toMatchObject([
      { ends_on: '2026-12-22', days: 7 },
      { ends_on: '2027-01-22', days: 30 },
    ]);
  });

  it('waits until there is an owner, and does not tell of what ended long ago', async () => {
    await house.staff('manager');
    await watch('2026-12-22T12:00:00Z');
    expect(await told()).toEqual([]);
    await house.staff('owner');
    await watch('2026-12-30T12:00:00Z');
    expect(await told()).toEqual([]);
    await watch('2026-12-29T12:00:00Z');
    expect(await told()).toMatchObject([{ days: 0 }]);
  });

  it('uses each clinic’s local date', async () => {
    await house.staff('owner');
    await house.run(sql`update providers set time_zone = 'America/Tijuana' where id = ${CLINIC}`);
    await watch('2026-11-22T07:59:00Z');
    expect(await told()).toEqual([]);
    await watch('2026-11-22T08:00:00Z');
    expect(await told()).toMatchObject([{ days: 30 }]);
  });

  it('notifies once when two processes run it at once', async () => {
    await house.staff('owner');
    await Promise.all([watch('2026-12-22T12:00:00Z'), watch('2026-12-22T12:00:00Z')]);
    expect(await told()).toHaveLength(1);
  });
});
