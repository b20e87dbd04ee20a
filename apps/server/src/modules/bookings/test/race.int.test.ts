import { type Booking, createBooking, rescheduleBooking } from '@travesia/contracts/bookings';
import type { Endpoint } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../../app/features.ts';
import { idleParts } from '../../../app/process-parts.ts';
import { createProduct } from '../../../platform/feature/create-product.ts';
import { createRegistry, type RawInput } from '../../../platform/http/api-registry.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { expectInvariants } from '../../payments/testing/expect-invariants.ts';
import { DOCTOR, openBookings, type OpenBookings, WARD } from '../testing/open-bookings.ts';

/** The short form of `npm run torture:bookings -- race`. */
const RIVALS = 20;
const DATES = ['2026-12-07', '2026-12-08', '2026-12-09'];

type Call = (endpoint: Endpoint, raw: RawInput, actor: Person) => Promise<Booking>;

let world: OpenBookings;
let calls: Call[];
beforeAll(async () => {
  world = await openBookings();
  await world.setClinic(sql`allow_online_booking = true`);
  await world.calendar({ clinician: DOCTOR });
  await world.calendar({ room: WARD });
  // Each has a line of its own, as processes have: only the database is between them.
  calls = [world.house.database, { ...world.house.database }].map((database): Call => {
    const { mounted } = createProduct(features, idleParts(database, world.house.clock));
    const registry = createRegistry(mounted, () => 1);
    return async (endpoint, raw, actor) => {
      const found = mounted.find((one) => one.endpoint.name === endpoint.name);
      if (!found) throw new Error(`${endpoint.name} is not mounted`);
      return (await registry.run(found, raw, { requestId: 'race', actor, language: 'en' })) as Booking;
    };
  });
});
afterAll(() => world.close());

async function patients(many: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let number = 0; number < many; number++) {
    const { userId } = await world.house.person('patient');
    made.push({
      kind: 'person',
      userId,
      sessionId: userId,
      authenticatedAt: world.house.clock.now(),
      role: 'patient',
      demo: false,
      needsTwoFactor: false,
    });
  }
  return made;
}

/** All ask at once, by turns of the two processes. Returns what was made, and the codes of refusals. */
async function atOnce(
  people: readonly Person[],
  endpoint: Endpoint,
  inputOf: (index: number) => RawInput,
): Promise<{ made: { by: Person; booking: Booking }[]; refused: string[] }> {
  const made: { by: Person; booking: Booking }[] = [];
  const refused: string[] = [];
  const ask = async (by: Person, index: number) => {
    const call = calls[index % calls.length];
    try {
      if (call) made.push({ by, booking: await call(endpoint, inputOf(index), by) });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push(error.code);
    }
  };
  await Promise.all(people.map(ask));
  return { made, refused };
}

const asked = (date: string, time: string, who: object = { clinician_id: DOCTOR }) => ({
  body: { provider_id: CLINIC, kind: 'consultation', date, time, accept_policy: true, ...who },
});

describe('rivals at two processes', () => {
  it('get one winner for each time, and everybody else is told that it is taken', async () => {
    const people = await patients(RIVALS);
    for (const date of DATES) {
      const { made, refused } = await atOnce(people, createBooking, () => asked(date, '09:00'));
      expect(made).toHaveLength(1);
      expect(refused).toEqual(Array.from({ length: RIVALS - 1 }, () => 'bookings.slot_taken'));
    }
    await expectInvariants(world);
  });

  it('all get a place where anybody will do, as long as there are places', async () => {
    const people = await patients(RIVALS);
    const { made, refused } = await atOnce(people, createBooking, () => asked('2026-12-10', '09:00', {}));
    // The clinician, and three places in the room.
    expect(made).toHaveLength(4);
    expect(refused).toEqual(Array.from({ length: RIVALS - 4 }, () => 'bookings.slot_taken'));
    const { rows } = await world.house.run(sql`select s.clinician_id, s.place from booking_slots s
      where s.starts_at = '2026-12-10T12:00:00Z' order by s.clinician_id nulls last, s.place`);
    expect(rows).toEqual([
      { clinician_id: DOCTOR, place: 0 },
      { clinician_id: null, place: 0 },
      { clinician_id: null, place: 1 },
      { clinician_id: null, place: 2 },
    ]);
    await expectInvariants(world);
  });

  it('who move to the same time keep their own, except for one', async () => {
    const people = await patients(3);
    const times = ['09:00', '10:00', '11:00'];
    const before = await atOnce(people, createBooking, (index) => asked('2026-12-11', times[index] ?? ''));
    expect(before.refused).toEqual([]);
    const { made, refused } = await atOnce(
      before.made.map(({ by }) => by),
      rescheduleBooking,
      (index) => ({
        params: { id: before.made[index]?.booking.id },
        body: { new_date: '2026-12-14', new_time: '09:00' },
      }),
    );
    expect(made).toHaveLength(1);
    expect(refused).toEqual(['bookings.slot_taken', 'bookings.slot_taken']);
    const { rows } = await world.house.run(
      sql`select count(*)::int as n from booking_slots where starts_at >= '2026-12-11' and starts_at < '2026-12-15'`,
    );
    expect(rows).toEqual([{ n: 3 }]);
    await expectInvariants(world);
  });
});
