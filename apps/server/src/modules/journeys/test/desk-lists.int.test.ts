import type { ClinicPatients } from '@travesia/contracts/bookings';
import type { JourneyList } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQuotesHouse, type QuotesHouse } from '../testing/quotes-house.ts';

let world: QuotesHouse;
beforeAll(async () => {
  world = await openQuotesHouse({ silent: true });
});
afterAll(() => world.close());

const read = async <T>(path: string) => (await world.call('GET', world.owner.userId, path)).body as unknown as T;

it('a clinic sees when each treatment is, the next one first, and its patients by the stage of their journey', async () => {
  const asked = await world.asked();
  const first = await world.booked();
  const second = await world.booked();
  const startsAt = async (journeyId: string) => {
    const { rows } = await world.house.run(sql`select starts_at from bookings where journey_id = ${journeyId}`);
    return new Date(String(rows[0]?.['starts_at'])).toISOString();
  };
  const times = new Map([
    [first.id, await startsAt(first.id)],
    [second.id, await startsAt(second.id)],
  ]);
  const { data } = await read<JourneyList>('/provider/journeys?sort=treatment');
  expect(data.map(({ id, treatment_at: at }) => [id, at])).toEqual([
    ...[...times].toSorted(([, one], [, other]) => Date.parse(one) - Date.parse(other)),
    [asked.id, null],
  ]);
  expect((await read<JourneyList>('/provider/journeys')).data[0]?.id).toBe(asked.id);

  // Who only asked has booked nothing and is no patient yet.
  const patients = (tab: string) => read<ClinicPatients>(`/provider/patients?tab=${tab}`);
  expect(await patients('upcoming')).toMatchObject({ total: 2, data: [{ journey: { status: 'booked' } }, {}] });
  await world.house.run(sql`update journeys set status = 'in_treatment' where id = ${first.id}`);
  await world.house.run(sql`update journeys set status = 'cancelled' where id = ${second.id}`);
  expect(await patients('here')).toMatchObject({
    total: 1,
    counts: { all: 2, here: 1, upcoming: 1 },
    data: [{ id: first.patientId, stage: 'here', journey: { id: first.id, status: 'in_treatment' } }],
  });
  // A journey that ended says nothing any more: the booking does.
  expect(await patients('upcoming')).toMatchObject({ data: [{ id: second.patientId, journey: null }] });
});
