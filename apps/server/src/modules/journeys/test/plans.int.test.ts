import { JOURNEY_STAGES, type Itinerary, type JourneyTask } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendar } from '../../../platform/calendar.ts';
import { listen } from '../../../platform/realtime/testing/listen.ts';
import { DOCTOR } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openQuotesHouse, type QuotesHouse } from '../testing/quotes-house.ts';

const ZONE = 'America/Sao_Paulo';

let world: QuotesHouse;
let one: Awaited<ReturnType<QuotesHouse['booked']>>;
/** Day of the treatment at the clinic. */
let day: string;
beforeAll(async () => {
  world = await openQuotesHouse();
  one = await world.booked();
  await world.settle();
  day = (await world.booking(one.booking)).date;
});
afterAll(() => world.close());

const tasks = async (userId: string): Promise<JourneyTask[]> =>
  (await world.call('GET', userId, `/journeys/${one.id}/tasks`)).body['data'] as JourneyTask[];
const act = (userId: string, task: JourneyTask, action: string) =>
  world.call('POST', userId, `/journeys/${one.id}/tasks/${task.id}/transitions`, { version: task.version, action });
const at = (date: string, time: string) => calendar.instantOf(`${date}T${time}`, ZONE);
const entry = (more: object = {}) => ({
  kind: 'appointment',
  trip: 1,
  title: 'Blood tests',
  place: 'Clinic, floor 1',
  address: 'Rua Augusta 100',
  phone: '',
  reference: '',
  note: 'Come without breakfast',
  starts_at: at(calendar.addDays(day, -1), '07:30'),
  starts_zone: ZONE,
  ends_at: at(calendar.addDays(day, -1), '08:00'),
  ends_zone: null,
  ...more,
});
const add = (userId: string, more: object = {}) =>
  world.call('POST', userId, `/journeys/${one.id}/itinerary`, entry(more));
const itinerary = async (userId: string) =>
  (await world.call('GET', userId, `/journeys/${one.id}/itinerary`)).body as unknown as Itinerary;

describe('the tasks of a booked journey', () => {
  it('are the steps of the template from the booking on, with dates of the trip', async () => {
    const found = await tasks(one.patientId);
    expect(found.length).toBeGreaterThan(10);
    const stages = new Set(found.map(({ stage }) => JOURNEY_STAGES.indexOf(stage)));
    expect(Math.min(...stages)).toBe(JOURNEY_STAGES.indexOf('booked'));
    expect(found.find(({ step }) => step === 'procedure')).toMatchObject({ due_on: day, status: 'open' });
    // Without its deposit nothing is booked.
    expect(found.filter(({ status }) => status === 'done').map(({ step }) => step)).toEqual(['pay-deposit']);
    expect(found.map(({ due_on: due }) => due)).toEqual(found.map(({ due_on: due }) => due).toSorted());
  });

  it('are finished by their owner or the clinic, and opened again', async () => {
    const mine = (await tasks(one.patientId)).find(({ owner, status }) => owner === 'patient' && status === 'open');
    const theirs = (await tasks(one.patientId)).find(({ owner }) => owner === 'clinic');
    if (!mine || !theirs) throw new Error('the template has no such tasks');
    expect(mine.actions).toEqual(['finish']);
    expect(theirs.actions).toEqual([]);
    expect((await act(one.patientId, theirs, 'finish')).body.code).toBe('journeys.task_not_possible');
    const done = await act(one.patientId, mine, 'finish');
    expect(done.body).toMatchObject({ status: 'done', actions: ['reopen'] });
    expect((await act(one.patientId, mine, 'finish')).body.code).toBe('journeys.task_not_possible');
    const open = await act(world.staff, done.body as unknown as JourneyTask, 'reopen');
    expect(open.body).toMatchObject({ status: 'open', actions: ['finish', 'edit', 'drop'] });
  });

  it('move with the booking, but for days that were set by hand', async () => {
    const before = await tasks(world.staff);
    const [byHand, follows] = before
      .filter(({ step, due_on: due }) => step !== null && due < day && step !== 'confirm-dates')
      .slice(-2);
    if (!byHand || !follows) throw new Error('the template has no such tasks');
    const chosen = calendar.addDays(day, -2);
    const changed = await world.call('PATCH', world.staff, `/journeys/${one.id}/tasks/${byHand.id}`, {
      version: byHand.version,
      due_on: chosen,
    });
    expect(changed.body).toMatchObject({ due_on: chosen });
    const { version } = await world.booking(one.booking);
    const { date, time } = world.freeTime(60);
    await world.call('POST', one.patientId, `/bookings/${one.booking.id}/reschedule`, {
      new_date: date,
      new_time: time,
      version,
    });
    await world.settle();
    const after = await tasks(world.staff);
    const of = (id: string) => after.find((task) => task.id === id);
    expect(of(byHand.id)).toMatchObject({ due_on: chosen });
    expect(calendar.daysBetween(follows.due_on, of(follows.id)?.due_on ?? '')).toBe(calendar.daysBetween(day, date));
    day = date;
  });

  it('of one’s own are added, encrypted, and dropped', async () => {
    const body = { title: 'Stop ibuprofen', owner: 'patient', due_on: day };
    const made = await world.call('POST', world.staff, `/journeys/${one.id}/tasks`, body);
    expect(made).toMatchObject({ status: 201, body: { title: 'Stop ibuprofen', step: null } });
    const { rows } = await world.house.run(
      sql`select title_sealed from journey_tasks where id = ${String(made.body['id'])}::uuid`,
    );
    expect(JSON.stringify(rows)).not.toContain('ibuprofen');
    const forClinic = { ...body, owner: 'clinic' };
    expect((await world.call('POST', one.patientId, `/journeys/${one.id}/tasks`, forClinic)).body.code).toBe(
      'journeys.task_not_possible',
    );
    const dropped = await act(world.staff, made.body as unknown as JourneyTask, 'drop');
    expect(dropped.body).toMatchObject({ status: 'dropped' });
    expect((await tasks(one.patientId)).some(({ id }) => id === made.body['id'])).toBe(false);
  });

  it('remind on their days and once when overdue, whatever the hour of the server', async () => {
    const other = await world.booked();
    await world.settle();
    const all = (await world.call('GET', world.staff, `/journeys/${other.id}/tasks`)).body['data'] as JourneyTask[];
    const started = world.house.clock.now();
    const today = calendar.dateAt(started, ZONE);
    const last = calendar.addDays(today, 365);
    const { rows: planned } = await world.house.run(sql`select id::text, due_on::text as due, reminder_days as days
      from journey_tasks where journey_id = ${other.id}::uuid and status = 'open'`);
    const expected = planned
      .flatMap(({ id, due, days }) => [
        ...(days as number[]).map((before) => [id, calendar.addDays(String(due), -before), 'due_soon']),
        [id, calendar.addDays(String(due), 1), 'overdue'],
      ])
      .filter(([, date]) => new Date(at(String(date), '09:00')) > started && String(date) <= last)
      .map((reminder) => reminder.join(' '))
      .toSorted();
    expect(all.filter(({ status }) => status === 'open').length).toBe(planned.length);
    const seen: string[] = [];
    let read = 0;
    for (let passed = 0; passed <= 365; passed++) {
      const date = calendar.addDays(today, passed);
      world.house.clock.moveTo(at(date, '09:00'));
      await world.runTimers();
      const { rows } = await world.house.run(sql`select position::float8 as position, payload ->> 'task_id' as id,
          payload ->> 'kind' as kind, payload ->> 'journey_id' as journey
        from outbox_events where event_type = 'journey_task.reminded.v1' and position > ${read} order by position`);
      read = Number(rows.at(-1)?.['position'] ?? read);
      seen.push(
        ...rows
          .filter(({ journey }) => journey === other.id)
          .map(({ id, kind }) => `${String(id)} ${date} ${String(kind)}`),
      );
    }
    expect(seen.toSorted()).toEqual(expected);
    world.house.clock.moveTo(started.toISOString());
  });
});

describe('an itinerary', () => {
  it('is read by both sides; each changes what it may', async () => {
    const mine = await add(one.patientId, {
      kind: 'stay',
      title: 'Hotel',
      starts_at: at(calendar.addDays(day, -2), '15:00'),
      ends_at: at(calendar.addDays(day, 6), '11:00'),
    });
    expect(mine).toMatchObject({ status: 201, body: { treatment_on: day, may_add: true } });
    const theirs = (await add(world.staff)).body as unknown as Itinerary;
    expect(theirs.data.map(({ title, by, actions }) => [title, by, actions])).toEqual([
      ['Hotel', 'patient', ['edit', 'remove']],
      ['Blood tests', 'clinic', ['edit', 'remove']],
    ]);
    expect((await itinerary(one.patientId)).data.map(({ actions }) => actions)).toEqual([['edit', 'remove'], []]);
    const { rows } = await world.house.run(sql`select * from itinerary_entries`);
    expect(JSON.stringify(rows)).not.toContain('breakfast');
    const stranger = await world.house.person('patient');
    expect((await add(stranger.userId)).status).toBe(404);
  });

  it('refuses a flight home before the patient may fly, with rule and source', async () => {
    const early = {
      kind: 'flight_home',
      title: 'Fly home',
      starts_at: at(calendar.addDays(day, 1), '13:00'),
      ends_at: null,
    };
    expect(await add(one.patientId, early)).toMatchObject({
      status: 409,
      body: {
        code: 'journeys.flies_too_early',
        present: {
          kind: 'flies_home_too_early',
          days: 2,
          day: calendar.addDays(day, 2),
          source: { url: expect.stringContaining('cdc.gov') },
        },
      },
    });
    const approval = { clinician_id: DOCTOR, reason: 'No incision; she flies for an hour.' };
    expect((await add(one.patientId, { ...early, approval })).body.code).toBe('journeys.itinerary_not_possible');
    const approved = await add(world.staff, { ...early, approval });
    expect(approved.status).toBe(201);
    const flight = (approved.body as unknown as Itinerary).data.find(({ kind }) => kind === 'flight_home');
    expect(flight?.approved).toMatchObject({ license: 'CRO-SP 4711', reason: approval.reason });
    const sooner = { ...entry(early), starts_at: at(day, '20:00'), version: flight?.version };
    const moved = await world.call('PUT', world.staff, `/journeys/${one.id}/itinerary/${flight?.id ?? ''}`, sooner);
    expect(moved.body.code).toBe('journeys.flies_too_early');
  });

  it('becomes a calendar file without notes', async () => {
    const { body } = await world.call('GET', one.patientId, `/journeys/${one.id}/itinerary/ics`);
    expect(String(body['content'])).toContain('BEGIN:VEVENT');
    expect(String(body['content'])).toContain('SUMMARY:Blood tests');
    expect(String(body['content'])).not.toContain('breakfast');
  });

  it('tells who looks at it of each entry, and of a changed task', async () => {
    const live = listen(world.house.database);
    try {
      const added = await add(world.staff, { title: 'Dressing' });
      const made = (added.body as unknown as Itinerary).data.find(({ title }) => title === 'Dressing');
      const path = `/journeys/${one.id}/itinerary/${made?.id ?? ''}`;
      await world.call('PUT', world.staff, path, { ...entry({ title: 'Dressing change' }), version: 1 });
      await world.call('DELETE', world.staff, path);
      const task = (await tasks(world.staff)).find(({ actions }) => actions.includes('edit'));
      await world.call('PATCH', world.staff, `/journeys/${one.id}/tasks/${task?.id ?? ''}`, {
        version: task?.version,
        due_on: day,
      });
      const heard = live.heard('journey.changed');
      expect(heard.map(({ data }) => data)).toEqual([
        ...[1, 2, 3].map((version) => ({ journey_id: one.id, part: 'entry', part_id: made?.id, version })),
        { journey_id: one.id, part: 'task', part_id: task?.id, version: (task?.version ?? 0) + 1 },
      ]);
      for (const { rooms } of heard)
        expect(rooms).toEqual([
          `network:${CLINIC}:journeys.read`,
          'platform',
          `provider:${CLINIC}:journeys.read`,
          `user:${one.patientId}`,
        ]);
    } finally {
      live.stop();
    }
  });
});
