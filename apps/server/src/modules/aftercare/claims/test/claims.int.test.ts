import type { Claim, ClaimList, JourneyClaims } from '@travesia/contracts/aftercare';
import { claimMachine } from '@travesia/contracts/aftercare';
import type { ClinicFinancials } from '@travesia/contracts/financials';
import { statesTagged } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQuotesHouse, type QuotesHouse } from '../../../journeys/testing/quotes-house.ts';

let world: QuotesHouse;
let admin: string;
beforeAll(async () => {
  world = await openQuotesHouse();
  admin = (await world.house.person('admin')).userId;
  // These tests wait for years.
  await world.house.run(sql`update credentials set expires_on = '2040-01-31'`);
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
const pass = (days: number) =>
  world.house.clock.moveTo(new Date(world.house.clock.now().getTime() + days * DAY_MS).toISOString());

/** As the clock does minute by minute: a reminder that is told late sets its other timers anew, for the next run. */
async function runTimers() {
  for (let round = 0; round < 5; round++) await world.runTimers();
}

/** A journey whose treatment took place. */
async function treated() {
  const one = await world.booked();
  const { ends_at: endsAt } = await world.booking(one.booking);
  world.house.clock.moveTo(new Date(Date.parse(endsAt) + 60_000).toISOString());
  await world.house.run(sql`update journeys set status = 'recovery' where id = ${one.id}::uuid`);
  await world.clinic(one.booking.id, 'complete');
  await world.handle();
  return one;
}

const NEW = {
  kind: 'complication',
  subject: 'revision_treatment',
  text: 'Two veneers broke after a week.',
  claimed: { amount: 40_000, currency: 'BRL' },
  files: [] as string[],
};
const open = (patientId: string, id: string, change: object = {}) =>
  world.call('POST', patientId, `/journeys/${id}/claims`, { ...NEW, ...change });
const opened = async (change: object = {}) => {
  const one = await treated();
  const made = await open(one.patientId, one.id, change);
  if (made.status !== 201) throw new Error(`not opened: ${JSON.stringify(made.body)}`);
  return { ...one, claim: made.body as unknown as Claim };
};
const move = (userId: string, { id, version }: Pick<Claim, 'id' | 'version'>, step: object) =>
  world.call('POST', userId, `/claims/${id}/transitions`, { version, ...step });
const read = async (userId: string, id: string) =>
  (await world.call('GET', userId, `/claims/${id}`)).body as unknown as Claim;
const figures = async () =>
  ((await world.call('GET', world.staff, '/provider/financials')).body as unknown as ClinicFinancials).figures;
const claimedAt = async (bookingId: string) =>
  (await world.house.run(sql`select claimed_at from bookings where id = ${bookingId}::uuid`)).rows[0]?.['claimed_at'] ??
  null;

describe('opening a claim', () => {
  it('follows the policy: who pays, until which day', async () => {
    const { id, patientId } = await treated();
    const policy = (await world.call('GET', patientId, `/journeys/${id}/claims`)).body as unknown as JourneyClaims;
    expect(policy).toMatchObject({
      policy: { source: 'quote', window_days: 30, pays: { surgeon: 'clinic', travel: 'patient' } },
      currency: 'BRL',
      opening: { complication: { possible: true, bar: null }, dispute: { possible: true } },
      data: [],
    });
    expect(await open(patientId, id, { subject: 'travel_costs' })).toMatchObject({
      status: 409,
      body: { code: 'claims.not_covered', present: { payer: 'patient' } },
    });
    expect(await open(patientId, id, { claimed: { amount: 5, currency: 'USD' } })).toMatchObject({ status: 422 });
    expect((await open(world.staff, id)).status).toBe(404);
    const made = await open(patientId, id, { kind: 'dispute', subject: 'travel_costs' });
    expect(made).toMatchObject({ status: 201, body: { status: 'open', turn: 'clinic', actions: ['withdraw'] } });
    expect((await open(patientId, id, { kind: 'dispute', subject: 'other' })).body.code).toBe('claims.already_open');
    await world.settle();
  });

  it('is refused after the window, with its last day and the rule', async () => {
    const { id, patientId } = await treated();
    pass(31);
    expect(await open(patientId, id)).toMatchObject({
      status: 409,
      body: { code: 'claims.outside_window', present: { rule: 'complication_window', days: 30 } },
    });
    expect((await open(patientId, id, { kind: 'dispute', subject: 'not_as_agreed' })).status).toBe(201);
    await world.settle();
  });

  it('is refused before the treatment', async () => {
    const { id, patientId } = await world.booked();
    expect((await open(patientId, id)).body.code).toBe('claims.not_possible');
  });

  it('stores nothing readable, and logs each read of others', async () => {
    const { claim, patientId } = await opened();
    const { rows } = await world.house.run(
      sql`select text_sealed from claim_statements where claim_id = ${claim.id}::uuid`,
    );
    expect(JSON.stringify(rows)).not.toContain('veneers');
    expect((await read(admin, claim.id)).statements).toMatchObject([{ text: NEW.text, by: 'patient' }]);
    expect((await read(world.staff, claim.id)).statements).toHaveLength(1);
    const logged = await world.house.run(
      sql`select count(*)::int as total from audit_entries where action = 'claims.read' and subject_id = ${patientId}::uuid`,
    );
    expect(logged.rows).toEqual([{ total: 2 }]);
    const stranger = await world.house.person('patient');
    expect((await world.call('GET', stranger.userId, `/claims/${claim.id}`)).status).toBe(404);
  });
});

describe('the money of a claimed booking', () => {
  it('is frozen while a claim is open, and available again once the last one has ended', async () => {
    const before = await figures();
    const one = await treated();
    const earned = await figures();
    expect(earned.available.amount).toBeGreaterThan(before.available.amount);
    const added = earned.available.amount - before.available.amount;
    const first = (await open(one.patientId, one.id)).body as unknown as Claim;
    const second = (await open(one.patientId, one.id, { kind: 'dispute', subject: 'other', claimed: null }))
      .body as unknown as Claim;
    await world.settle();
    const frozen = await figures();
    expect(frozen.available.amount).toBe(before.available.amount);
    expect(frozen.frozen.amount).toBe(before.frozen.amount + added);
    expect((await move(one.patientId, first, { action: 'withdraw' })).status).toBe(200);
    await world.settle();
    expect((await figures()).available.amount).toBe(before.available.amount);
    expect((await move(one.patientId, second, { action: 'withdraw' })).status).toBe(200);
    await world.settle();
    expect(await claimedAt(one.booking.id)).toBeNull();
    expect((await figures()).available.amount).toBe(earned.available.amount);
  });
});

describe('a claim', () => {
  it('is settled by an accepted proposal', async () => {
    const { claim, patientId } = await opened();
    expect((await move(world.staff, claim, { action: 'answer' })).status).toBe(422);
    const answered = await move(world.staff, claim, { action: 'answer', text: 'We are looking into it.' });
    expect(answered).toMatchObject({ status: 200, body: { status: 'answered', turn: 'clinic', actions: ['propose'] } });
    expect((await move(world.staff, claim, { action: 'propose', text: 'x', amount: 1 })).body.code).toBe(
      'request.stale_version',
    );
    const proposed = await move(world.staff, answered.body as unknown as Claim, {
      action: 'propose',
      text: 'A free revision and half of it back.',
      amount: 20_000,
    });
    expect(proposed.body).toMatchObject({ status: 'proposed', proposed: { amount: 20_000 }, turn: 'patient' });
    const mine = await read(patientId, claim.id);
    expect(mine.actions).toEqual(['accept', 'ask_decision', 'withdraw']);
    expect((await move(patientId, mine, { action: 'accept' })).body).toMatchObject({
      status: 'settled',
      turn: null,
      due_at: null,
    });
    await world.settle();
  });

  it('is decided by the team, appealed once, and decided for good', async () => {
    const { claim, patientId } = await opened();
    expect((await move(admin, claim, { action: 'decide', text: 'x', outcome: 'granted' })).body.code).toBe(
      'claims.not_possible',
    );
    pass(7);
    await runTimers();
    await world.settle();
    const list = (await world.call('GET', admin, '/admin/claims?tab=your_turn')).body as unknown as ClaimList;
    expect(list.data.map(({ id }) => id)).toContain(claim.id);
    const deciding = await read(admin, claim.id);
    expect(deciding).toMatchObject({ status: 'deciding', actions: ['decide'] });
    expect(deciding.booking?.payment_id).toEqual(expect.any(String));
    const decided = await move(admin, deciding, { action: 'decide', text: 'Half.', outcome: 'partly', amount: 20_000 });
    expect(decided.body).toMatchObject({ status: 'decided', outcome: 'partly', decided: { amount: 20_000 } });
    const mine = await read(patientId, claim.id);
    expect(mine.actions).toEqual(['appeal']);
    const appealed = await move(patientId, mine, { action: 'appeal', text: 'The whole of it.' });
    expect(appealed.body).toMatchObject({ status: 'appealed', turn: 'team' });
    const last = await read(admin, claim.id);
    expect(
      (await move(admin, last, { action: 'decide_appeal', text: 'All of it.', outcome: 'granted' })).body,
    ).toMatchObject({ status: 'closed', outcome: 'granted', decided: { amount: 40_000 } });
    await world.settle();
  });

  it('tells who is late, and ends whatever nobody does', async () => {
    const { claim, patientId } = await opened();
    const stateAfter = async (days: number) => {
      pass(days);
      await runTimers();
      await world.settle();
      const { status, overdue } = await read(patientId, claim.id);
      return `${status}${overdue ? ' overdue' : ''}`;
    };
    expect(await stateAfter(3)).toBe('open overdue');
    expect(await stateAfter(4)).toBe('deciding');
    expect(await stateAfter(7)).toBe('deciding overdue');
    const told = async (userId: string) =>
      (
        await world.house.run(
          sql`select kind from notifications where user_id = ${userId}::uuid and params->>'claim_id' = ${claim.id} order by created_at, kind`,
        )
      ).rows.map(({ kind }) => kind);
    expect(await told(world.staff)).toEqual(['desk_claim_opened', 'desk_claim_overdue', 'desk_claim_moved']);
    expect(await told(admin)).toEqual(['team_claim_to_decide', 'team_claim_overdue']);
    expect(await told(patientId)).toEqual(['claim_moved']);
    const deciding = await read(admin, claim.id);
    await move(admin, deciding, { action: 'decide', text: 'Nothing.', outcome: 'rejected' });
    expect(await stateAfter(14)).toBe('closed');
  });
});

describe('evidence', () => {
  it('is attached once, by who uploaded it', async () => {
    const { id, patientId } = await treated();
    expect(await open(patientId, id, { files: [uuidv7()] })).toMatchObject({
      status: 404,
      body: { code: 'journeys.file_not_found' },
    });
    const { data } = (await world.call('GET', patientId, `/journeys/${id}/claims`)).body as unknown as JourneyClaims;
    expect(data).toEqual([]);
  });
});

/** The same random numbers on every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('whatever people do and however long they wait', () => {
  const FINAL: readonly string[] = statesTagged(claimMachine, 'final');
  const STEPS = {
    answer: { text: 'An answer.' },
    propose: { text: 'A proposal.', amount: 100 },
    decide: { text: 'A decision.', outcome: 'partly', amount: 100 },
    appeal: { text: 'An appeal.' },
    decide_appeal: { text: 'A decision.', outcome: 'rejected' },
    accept: {},
    ask_decision: {},
    withdraw: {},
  } as const;

  it('a claim ends, or somebody was told that it is late', { timeout: 300_000 }, async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = randomOf(seed * 7919);
      const { claim, patientId, booking } = await opened();
      const people = [patientId, world.staff, admin];
      for (let step = 0; step < 6; step++) {
        const who = people[random(people.length)] ?? patientId;
        const now = await read(who, claim.id);
        const action = now.actions[random(now.actions.length + 1)];
        const moved = action ? (await move(who, now, { action, ...STEPS[action] })).status : 200;
        expect(moved).toBe(200);
        pass(random(9));
        await runTimers();
      }
      pass(60);
      await runTimers();
      await world.settle();
      const last = await read(patientId, claim.id);
      const told = last.events.map(({ action }) => action);
      const isFree = (await claimedAt(booking.id)) === null;
      const isTold = last.turn === 'team' && last.overdue && told.some((action) => action.startsWith('alert'));
      expect({
        seed,
        status: last.status,
        fine: FINAL.includes(last.status) ? isFree : isTold && !isFree,
      }).toMatchObject({
        fine: true,
      });
    }
  });
});
