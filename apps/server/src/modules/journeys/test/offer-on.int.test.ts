import type { Case, JourneySummary } from '@travesia/contracts/journeys';
import { journeyOverdue } from '@travesia/contracts/journeys';
import { accountErased } from '@travesia/contracts/privacy';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { type JourneysHouse, openJourneysHouse, TREATMENT } from '../testing/journeys-house.ts';

let house: JourneysHouse;
beforeAll(async () => {
  house = await openJourneysHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const ALLOWED = ['share_answers', 'offer_on'];
const DAY = 24 * 60;

/** Another clinic that treats the same. */
async function clinic(name: string, { rating = null as number | null, demo = false } = {}): Promise<string> {
  const id = uuidv7();
  await house.run(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, demo, rating_average)
    values (${id}, ${id}, ${name}, 'clinic', 'partner', 'verified', 'BR', 'America/Sao_Paulo', ${demo}, ${rating})`);
  await house.run(sql`insert into provider_treatments (provider_id, treatment) values (${id}, ${TREATMENT})`);
  return id;
}

async function ask(consents = ALLOWED, clinics = [CLINIC]) {
  const who = await house.patient();
  const own: Case = await house.answered(who.token);
  const body = {
    case_id: own.id,
    revision: own.revision,
    provider_ids: clinics,
    consents: consents.map((purpose) => ({ purpose, version: '2026-11-27' })),
  };
  const answer = await house.send('POST', '/journeys', who.token, body, { 'idempotency-key': uuidv7() });
  expect(answer.status).toBe(201);
  return { who, own };
}

/** Lets time pass, runs what is due, and follows it. */
async function later(minutes: number): Promise<void> {
  house.pass(minutes);
  await house.runTimers();
  await house.settle();
}

const journeysOf = async (userId: string) =>
  (await house.send('GET', '/journeys', await house.signIn(userId))).body['data'] as unknown as JourneySummary[];
const asked = async (userId: string) => (await journeysOf(userId)).map(({ provider }) => provider.id);

describe('a case whose clinic is late', () => {
  it('is offered to the next clinic at 24 hours, not before, and the first may still answer', async () => {
    const { who } = await ask();
    await later(DAY - 1);
    expect(await asked(who.userId)).toEqual([CLINIC]);
    await later(1);
    const [first, second] = await journeysOf(who.userId);
    expect([first?.provider.id, second?.provider.id]).toEqual([CLINIC, OTHER_CLINIC]);
    expect(second).toMatchObject({
      status: 'inquiry',
      actions: ['cancel'],
      answer_due_at: new Date(house.clock.now().getTime() + DAY * 60_000).toISOString(),
    });
    const { rows } = await house.run(sql`select consents from journeys where id = ${second?.id}`);
    expect(rows[0]?.['consents']).toMatchObject([
      { purpose: 'share_answers' },
      { purpose: 'offer_on', offered_from: first?.id },
    ]);
    expect((await house.audited()).filter(({ action }) => action === 'journeys.offered_on')).toMatchObject([
      { subject_id: who.userId, actor_id: null },
    ]);
    const coordinator = await house.staff('coordinator');
    const change = { action: 'review', version: 2 };
    expect(await house.send('POST', `/journeys/${first?.id}/transitions`, coordinator.token, change)).toMatchObject({
      status: 200,
    });
  });

  it('stays with it without the consent', async () => {
    const { who } = await ask(['share_answers']);
    await later(DAY);
    expect(await asked(who.userId)).toEqual([CLINIC]);
  });

  it('stays with it once the patient no longer agrees that we store health data', async () => {
    const { who } = await ask();
    await house.run(sql`update user_consents set withdrawn_at = now() where user_id = ${who.userId}`);
    await later(DAY);
    expect(await asked(who.userId)).toEqual([CLINIC]);
  });

  it('is offered once, however often its time runs out', async () => {
    await clinic('Third');
    const { who } = await ask();
    await later(DAY);
    const [late] = await journeysOf(who.userId);
    const again = { journey_id: late?.id ?? '', provider_id: CLINIC };
    await unitOfWork(house.database, async (tx) => {
      await appendEvent(tx, journeyOverdue, again);
      await appendEvent(tx, journeyOverdue, again);
    });
    await house.settle();
    expect(await asked(who.userId)).toHaveLength(2);
  });

  it('is offered to no clinic of the demo, and to none that was asked, whatever became of it', async () => {
    await clinic('Demo', { demo: true, rating: 5 });
    const { who } = await ask(ALLOWED, [CLINIC, OTHER_CLINIC]);
    const journey = (await journeysOf(who.userId)).find(({ provider }) => provider.id === OTHER_CLINIC);
    const cancel = { action: 'cancel', reason: 'Too far', version: 1 };
    await house.send('POST', `/journeys/${journey?.id}/transitions`, who.token, cancel);
    await later(DAY);
    expect((await asked(who.userId)).toSorted()).toEqual([CLINIC, OTHER_CLINIC].toSorted());
  });

  it('is offered to the best rated, and on at most three times', async () => {
    const best = await clinic('Best', { rating: 4.9 });
    for (const name of ['More', 'Even more', 'Most']) await clinic(name);
    const { who } = await ask();
    await later(DAY);
    expect((await asked(who.userId)).toSorted()).toEqual([CLINIC, best].toSorted());
    for (let day = 0; day < 4; day += 1) await later(DAY);
    expect(await asked(who.userId)).toHaveLength(4);
  });

  it('leaves room for another clinic, because the late one doesn’t count', async () => {
    const [third, fourth] = [await clinic('Third'), await clinic('Fourth')];
    const { who, own } = await ask(['share_answers'], [CLINIC, OTHER_CLINIC, third]);
    const token = await house.signIn(who.userId);
    expect(await house.ask(token, own, [fourth])).toMatchObject({ body: { code: 'journeys.too_many_clinics' } });
    await later(DAY);
    expect(await house.ask(await house.signIn(who.userId), own, [fourth])).toMatchObject({ status: 201 });
  });
});

it('a deleted account is asked for no more: its journeys are canceled and its cases closed', async () => {
  const { who } = await ask();
  await unitOfWork(house.database, async (tx) => {
    await appendEvent(tx, accountErased, { user_id: who.userId });
  });
  await house.settle();
  const { rows } = await house.run(
    sql`select j.status, c.status as case from journeys j join cases c on c.id = j.case_id`,
  );
  expect(rows).toEqual([{ status: 'cancelled', case: 'closed' }]);
});
