import type { Journey } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendar } from '../../../platform/calendar.ts';
import { COLLEAGUE, DOCTOR } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { expectInvariants } from '../../payments/testing/expect-invariants.ts';
import { type DischargeHouse, openDischargeHouse } from '../testing/discharge-house.ts';

const ZONE = 'America/Sao_Paulo';
let world: DischargeHouse;
beforeAll(async () => {
  world = await openDischargeHouse();
  await world.calendar({ clinician: COLLEAGUE });
  await world.house.run(
    sql`update treatments set trips = 2, second_trip_min_months = 1, second_trip_max_months = 6 where slug = 'veneers'`,
  );
  const step = {
    id: 'crown',
    owner: 'clinic',
    duration_days: 0,
    files: [],
    reminder_days: [],
    condition: 'second_trip',
  };
  const title = { en: 'Place the crown', es: '', pt: '' };
  const due = { anchor: 'procedure', days: 1 };
  const steps = JSON.stringify([{ ...step, title, stage: 'in_treatment', due }]);
  await world.house.run(
    sql`insert into journey_templates (provider_id, treatment, steps) values (${CLINIC}, 'veneers', ${steps}::jsonb)`,
  );
});
afterAll(() => world.close());

interface One {
  id: string;
  patientId: string;
  booking: { id: string; patientId: string };
}

const rows = async <T>(query: ReturnType<typeof sql>) => (await world.house.run(query)).rows as T[];

/** A patient whose first trip is over. */
async function healing(): Promise<One> {
  const one = await world.treated({ trips: 2 });
  const [visit] = await rows<{ endsAt: string }>(
    sql`select ends_at::text as "endsAt" from bookings where id = ${one.booking.id}::uuid`,
  );
  const ended = Date.parse(visit?.endsAt ?? '') + 3_600_000;
  world.house.clock.moveTo(new Date(Math.max(ended, world.house.clock.now().getTime())).toISOString());
  await world.clinic(one.booking.id, 'complete');
  await world.discharged(one.id);
  return one;
}

async function book(one: One, more: object = {}) {
  const { version } = await world.read(one.patientId, one.id);
  const body = { ...world.freeTime(40), version, ...more };
  return world.call('POST', one.patientId, `/journeys/${one.id}/second-trip`, body);
}

/** The same, with its second trip booked. */
async function returning() {
  const one = await healing();
  const booked = (await book(one)).body as unknown as Journey;
  const second = booked.second_trip?.booking;
  if (!second) throw new Error(`not booked: ${JSON.stringify(booked)}`);
  await world.settle();
  return { ...one, second };
}

describe('a second trip', () => {
  it('is booked by the patient once the first is over, with who treated, at no price', async () => {
    const one = await healing();
    const before = await world.read(one.patientId, one.id);
    const treatedOn = calendar.dateAt(before.booking?.starts_at ?? '', ZONE);
    expect(before).toMatchObject({
      status: 'aftercare',
      trip: 1,
      trips: 2,
      second_trip: { from: calendar.addMonths(treatedOn, 1), booking: null },
    });
    expect(before.actions).toContain('book_return');
    expect((await world.read(world.staff, one.id)).actions).not.toContain('book_return');
    const made = await book(one);
    expect(made).toMatchObject({
      status: 200,
      body: {
        status: 'preparing',
        trip: 2,
        booking: { id: one.booking.id },
        second_trip: { booking: { status: 'confirmed' } },
      },
    });
    const { second_trip: second } = made.body as unknown as Journey;
    const [row] = await rows(
      sql`select clinician_id, price_minor, trip from bookings where id = ${second?.booking?.id}::uuid`,
    );
    expect(row).toEqual({ clinician_id: DOCTOR, price_minor: null, trip: 2 });
    expect((await book(one)).body.code).toBe('journeys.not_possible');
  });

  it('is refused before the healing time, at a taken time, to others, and with a stale version', async () => {
    const one = await healing();
    const stranger = await world.house.person('patient');
    expect((await book(one, world.freeTime(3))).body.code).toBe('journeys.returns_too_early');
    expect((await book(one, { date: '2027-12-25', time: '03:00' })).body.code).toBe('bookings.slot_taken');
    expect((await book(one, { version: 999 })).body.code).toBe('request.stale_version');
    const body = { ...world.freeTime(40), version: 1 };
    expect((await world.call('POST', stranger.userId, `/journeys/${one.id}/second-trip`, body)).body.code).toBe(
      'journeys.not_found',
    );
    expect((await world.call('POST', world.staff, `/journeys/${one.id}/second-trip`, body)).status).toBeGreaterThan(
      399,
    );
    expect(await world.statusOf(one.id)).toBe('aftercare');
  });

  it('is not offered while the first goes on, or for a treatment of one trip', async () => {
    const first = await world.treated({ trips: 2 });
    expect(await world.read(first.patientId, first.id)).toMatchObject({ trips: 2, second_trip: null });
    expect((await book({ ...first, booking: first.booking })).body.code).toBe('journeys.not_possible');
    const single = await world.treated({ trips: 1 });
    await world.discharged(single.id);
    const read = await world.read(single.patientId, single.id);
    expect(read).toMatchObject({ status: 'aftercare', trips: 1, second_trip: null });
    expect(read.actions).not.toContain('book_return');
  });

  it('dates its tasks by the day that was chosen, and again when it is moved', async () => {
    const one = await returning();
    const dueOf = async () =>
      rows<{ step: string; dueOn: string; due: { anchor: string; days: number } }>(
        sql`select step, due_on::text as "dueOn", due from journey_tasks where journey_id = ${one.id}::uuid and trip = 2 and status = 'open' and due is not null`,
      );
    const procedures = (await dueOf()).filter(({ due }) => due.anchor === 'procedure');
    const on = calendar.dateAt(one.second.starts_at, ZONE);
    expect(procedures.length).toBeGreaterThan(0);
    for (const { dueOn, due } of procedures) expect(dueOn).toBe(calendar.addDays(on, due.days));
    const time = world.freeTime(70);
    const { version } = (await world.call('GET', one.patientId, `/bookings/${one.second.id}`)).body as {
      version?: number;
    };
    const moved = await world.call('POST', one.patientId, `/bookings/${one.second.id}/reschedule`, {
      new_date: time.date,
      new_time: time.time,
      version,
    });
    expect(moved.body.code ?? 'moved').toBe('moved');
    await world.settle();
    for (const { dueOn, due } of (await dueOf()).filter(({ due: { anchor } }) => anchor === 'procedure'))
      expect(dueOn).toBe(calendar.addDays(time.date, due.days));
  });

  it('called off leaves the patient in aftercare, with nothing to refund, and can be booked again', async () => {
    const one = await returning();
    const held = async () => (await rows(sql`select status from bookings where id = ${one.booking.id}::uuid`))[0];
    const { version } = (await world.call('GET', one.patientId, `/bookings/${one.second.id}`)).body as {
      version?: number;
    };
    const done = await world.call('POST', one.patientId, `/bookings/${one.second.id}/cancel`, {
      reason: 'The flight was cancelled',
      version,
    });
    expect(done.status).toBe(200);
    await world.settle();
    expect(await held()).toEqual({ status: 'completed' });
    const read = await world.read(one.patientId, one.id);
    expect(read).toMatchObject({ status: 'aftercare', trip: 1, second_trip: { booking: null } });
    expect((await book(one)).status).toBe(200);
    await expectInvariants(world);
  });

  it('asks the patient to agree if somebody else is to treat, without promising the first trip’s money back', async () => {
    const one = await returning();
    const { version } = (await world.call('GET', world.staff, `/bookings/${one.second.id}`)).body as {
      version?: number;
    };
    const moved = await world.call('POST', world.staff, `/bookings/${one.second.id}/reassign`, {
      clinician_id: COLLEAGUE,
      reason: 'Away that week',
      version,
    });
    expect(moved.body.code ?? 'moved').toBe('moved');
    await world.settle();
    const { data } = (await world.call('GET', one.patientId, `/journeys/${one.id}/documents`)).body as {
      data?: { id: string; kind: string }[];
    };
    const asked = data?.find(({ kind }) => kind === 'surgeon_change');
    const text = JSON.stringify(
      (await world.call('GET', one.patientId, `/journeys/${one.id}/documents/${asked?.id}`)).body,
    );
    expect(text).toContain('choose another time');
    expect(text).not.toContain('refunded');
  });

  it('can’t end as if nothing had been done', async () => {
    const one = await returning();
    for (const who of [one.patientId, world.staff]) {
      const { actions, version } = await world.read(who, one.id);
      expect(actions).not.toContain('cancel');
      expect(actions).not.toContain('sign');
      expect(actions).not.toContain('change_quote');
      const body = { action: 'cancel', reason: 'No', version };
      expect((await world.call('POST', who, `/journeys/${one.id}/transitions`, body)).body.code).toBe(
        'journeys.not_possible',
      );
    }
  });

  it('ends with papers of its own; then the clinic has done its part', async () => {
    const one = await returning();
    const discharged = async () =>
      rows<{ trip: number; done: boolean }>(
        sql`select trip, discharged_at is not null as done from bookings where journey_id = ${one.id}::uuid and status <> 'cancelled' order by trip`,
      );
    expect(await discharged()).toEqual([
      { trip: 1, done: false },
      { trip: 2, done: false },
    ]);
    await world.move(one.id, 'travel', 'treat', 'recover');
    const done = await world.discharged(one.id);
    expect(done.delivered).toMatchObject({ trip: 2, status: 'delivered' });
    expect(await world.statusOf(one.id)).toBe('aftercare');
    expect(await discharged()).toEqual([
      { trip: 1, done: true },
      { trip: 2, done: true },
    ]);
    expect((await world.read(one.patientId, one.id)).actions).not.toContain('book_return');
  });
});
