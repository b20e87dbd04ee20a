import type { Quote } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendar } from '../../../../platform/calendar.ts';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { feeLines, openQuotesHouse, type QuotesHouse } from '../../testing/quotes-house.ts';

const ZONE = 'America/Sao_Paulo';
const both = (...all: string[]) => ({ app: all, mails: all });
const NOTHING = both();

let world: QuotesHouse;
let told: ReturnType<typeof toldBy>;
let manager: { userId: string; email: string };
beforeAll(async () => {
  world = await openQuotesHouse();
  told = toldBy({ house: world.house, mail: world.mail, settle: world.settle });
  manager = await world.house.member('manager');
});
afterAll(() => world.close());

const person = async (userId: string) => {
  const { rows } = await world.house.run(sql`select email from users where id = ${userId}::uuid`);
  return { userId, email: String(rows[0]?.['email']) };
};
const asked = async () => {
  const one = await world.asked();
  return { ...one, patient: await person(one.patientId), clinic: await person(world.staff) };
};
const say = (letters: readonly { text: string; html: string | null }[]) =>
  letters.map(({ text, html }) => `${text} ${html}`).join(' ');

it('a quote is told to the patient with its end, without what it says', async () => {
  const { id, patient, clinic } = await asked();
  await told.forgetTold();
  const quote = await world.quoted(id, { plan: 'secret plan' });
  const sent = await told.to(patient);
  expect(sent).toMatchObject(both('quote_sent'));
  expect(sent.params[0]).toMatchObject({ quote_id: quote.id, what: 'quote', valid_until: quote.valid_until });
  expect(say(sent.letters)).toContain(`/journey/${id}/quotes/${quote.id}`);
  expect(say(sent.letters)).not.toMatch(/secret|veneer|1,000|900/i);
  expect(await told.kindsTo(clinic)).toEqual(NOTHING);
});

it('questions are told to the clinic and to its organization, answers to the patient', async () => {
  const { id, patientId, patient, clinic } = await asked();
  const quote = await world.quoted(id);
  await told.forgetTold();
  const ask = await world.call('POST', patientId, world.path(id, quote.id, 'questions'), {
    key: null,
    question: 'secret',
  });
  for (const one of [clinic, manager]) {
    const heard = await told.to(one);
    expect(heard).toMatchObject(both('desk_quote_asked'));
    expect(say(heard.letters)).not.toContain('secret');
  }
  const [question] = (ask.body as unknown as Quote).questions;
  await world.call('PUT', world.staff, world.path(id, quote.id, `questions/${question?.id ?? ''}`), {
    answer: 'secret',
  });
  const answered = await told.to(patient);
  expect(answered).toMatchObject(both('quote_answered'));
  expect(say(answered.letters)).not.toContain('secret');
});

it('what the patient decides is told to the clinic; what ran out, to both', async () => {
  const { id, patientId, patient, clinic } = await asked();
  const first = await world.quoted(id);
  await told.forgetTold();
  await world.call('POST', patientId, world.path(id, first.id, 'decline'), {
    version: first.version,
    reason: 'secret',
  });
  const declined = await told.to(clinic);
  expect(declined).toMatchObject(both('desk_quote_declined'));
  expect(say(declined.letters)).not.toContain('secret');
  expect(await told.kindsTo(patient)).toEqual(NOTHING);
  const second = await world.quoted(id, { valid_days: 1 });
  await told.forgetTold();
  const before = world.house.clock.now();
  world.house.clock.moveTo(second.valid_until ?? '');
  await world.runTimers();
  expect(await told.kindsTo(patient)).toEqual(both('quote_expired'));
  expect((await told.kindsTo(clinic)).app).toContain('desk_quote_expired');
  world.house.clock.moveTo(before.toISOString());
});

it('tasks that are due on one morning are told once to each side', async () => {
  const one = await world.booked();
  const [patient, clinic] = await Promise.all([person(one.patientId), person(world.staff)]);
  const { rows } = await world.house.run(sql`select owner, due_on::text as due, reminder_days as days
    from journey_tasks where journey_id = ${one.id}::uuid and status <> 'done' order by due_on`);
  const mornings = rows.flatMap(({ owner, due, days }) => [
    ...(days as number[]).map((before) => [String(owner), calendar.addDays(String(due), -before), 'due_soon'] as const),
    [String(owner), calendar.addDays(String(due), 1), 'overdue'] as const,
  ]);
  const started = world.house.clock.now();
  const ahead = mornings.filter(([, date]) => new Date(calendar.instantOf(`${date}T09:00`, ZONE)) > started);
  await told.forgetTold();
  for (const date of [...new Set(ahead.map(([, day]) => day))].toSorted()) {
    world.house.clock.moveTo(calendar.instantOf(`${date}T09:00`, ZONE));
    await world.runTimers();
    await world.settle();
    const now = ahead.filter(([, day]) => day === date);
    const count = (isWanted: (owner: string, kind: string) => boolean) =>
      now.filter(([owner, , kind]) => isWanted(owner, kind)).length;
    const mine = count((owner) => owner === 'patient');
    const heard = async (to: { userId: string; email: string }) =>
      (await told.to(to)).params.filter((params) => params['journey_id'] === one.id && 'soon' in params);
    const patients = await heard(patient);
    expect(patients.length).toBe(mine > 0 ? 1 : 0);
    expect(patients.reduce((sum, params) => sum + Number(params['soon']) + Number(params['late']), 0)).toBe(mine);
    const late = count((owner, kind) => owner !== 'patient' && kind === 'overdue');
    const waiting = count((owner, kind) => owner === 'patient' && kind === 'overdue');
    const soon = count((owner, kind) => owner !== 'patient' && kind === 'due_soon');
    const clinics = await heard(clinic);
    expect(clinics.map((params) => [params['soon'], params['late'], params['waiting']])).toEqual(
      soon + late + waiting > 0 ? [[soon, late, waiting]] : [],
    );
    expect((await heard(manager)).length).toBe(late > 0 ? 1 : 0);
  }
  expect(ahead.length).toBeGreaterThan(10);
  world.house.clock.moveTo(started.toISOString());
});

it('a change order and an added task are told to the patient without what they say', async () => {
  const { id, patientId, booking } = await world.booked();
  const patient = await person(patientId);
  const clinic = await person(world.staff);
  const day = (await world.booking(booking)).date;
  await told.forgetTold();
  await world.call('POST', world.staff, `/journeys/${id}/tasks`, {
    title: 'Stop ibuprofen',
    owner: 'patient',
    due_on: day,
  });
  const added = await told.to(patient);
  expect(added).toMatchObject(both('journey_task_added'));
  expect(say(added.letters)).not.toContain('ibuprofen');
  const order = await world.quoted(id, { lines: feeLines(94_000) }, 'change_order');
  expect((await told.to(patient)).params[0]).toMatchObject({ what: 'change_order' });
  await world.accept(patientId, order);
  expect(await told.kindsTo(clinic)).toEqual(both('desk_quote_accepted'));
});
