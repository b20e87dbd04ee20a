import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseReasonsOf, listChanges, listChangesOf } from '../history.repo.ts';
import { rewriteDemoStates } from '../rewrite-demo-states.ts';
import { openStays, START, stayLifecycle, SYSTEM } from '../testing/open-stays.ts';
import { moveOf, transitionAll } from '../transition-all.ts';
import { transition } from '../transition.ts';

const ROSA = '019aa000-0000-7000-8000-000000000001';
let open: Awaited<ReturnType<typeof openStays>>;
beforeAll(async () => {
  open = await openStays();
});
beforeEach(() => open.clear());
afterAll(() => open.close());

const at = new Date(START);
const by = { actor: SYSTEM, as: 'patient', at } as const;
const cancel = (id: string) => moveOf(stayLifecycle, { ...by, id, action: 'cancel', reason: 'other plans' });
const lines = async (id: string) =>
  (await listChanges(open.database.db, stayLifecycle, id)).map(({ action, toState }) => [action, toState]);

describe('concurrent transitions of the same row', () => {
  it('show the second one the first one’s result, or that its version is stale', async () => {
    const id = await open.hold();
    const book = { ...by, id, action: 'book', version: 1 } as const;
    const both = await Promise.allSettled([
      open.work((tx) => transition(tx, stayLifecycle, book)),
      open.work((tx) => transition(tx, stayLifecycle, book)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'request.stale_version' },
    });
    const late = open.work((tx) => transition(tx, stayLifecycle, { ...by, id, action: 'book' }));
    await expect(late).rejects.toMatchObject({ code: 'access.not_allowed' });
    expect(await lines(id)).toEqual([
      [null, 'held'],
      ['book', 'booked'],
    ]);
  });

  it('write nothing from a stale copy', async () => {
    const id = await open.hold();
    const row = { id, stage: 'held', guestId: null, startsAt: null, note: null, version: 1 } as const;
    await open.work((tx) => transition(tx, stayLifecycle, { ...by, id, action: 'hold' }));
    const old = open.work((tx) => transition(tx, stayLifecycle, { ...by, row, action: 'book' }));
    await expect(old).rejects.toMatchObject({ code: 'request.stale_version' });
    expect(await open.stages()).toEqual(['held']);
  });
});

describe('moving several rows', () => {
  it('locks them in a fixed order, so that callers with opposite orders wait for each other', async () => {
    for (let round = 0; round < 10; round++) {
      const ids = [await open.hold(), await open.hold(), await open.hold()];
      let attempts = 0;
      const hold = (order: readonly string[]) =>
        open.work((tx) => {
          attempts += 1;
          return transitionAll(
            tx,
            order.map((id) => moveOf(stayLifecycle, { ...by, id, action: 'hold' })),
          );
        });
      await Promise.all([hold(ids), hold(ids.toReversed()), hold(ids), hold(ids.toReversed())]);
      // A deadlock would have been retried.
      expect(attempts).toBe(4);
    }
  });

  it('moves all or none, and returns them in the given order', async () => {
    const [first, second] = [await open.hold(), await open.hold()];
    const answered = await open.work((tx) => transitionAll(tx, [cancel(second), cancel(first)]));
    expect(answered.map(({ id }) => id)).toEqual([second, first]);
    const third = await open.hold();
    const attempt = open.work((tx) => transitionAll(tx, [cancel(third), cancel(first)]));
    await expect(attempt).rejects.toMatchObject({ code: 'access.not_allowed' });
    expect(await open.stages()).toEqual(['released', 'released', 'held']);
    expect(await lines(third)).toEqual([[null, 'held']]);
  });
});

describe('the history', () => {
  it.each([
    "update state_changes set to_state = 'booked'",
    "update state_changes set reason = 'x'",
    'delete from state_changes',
  ])('refuses to "%s"', async (statement) => {
    await open.hold();
    await expect(open.database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('state_changes is append-only') as string },
    });
  });

  it('keeps its lines when a user is deleted, without their texts', async () => {
    const [hers, other] = [await open.hold({ guestId: ROSA }), await open.hold()];
    await open.work((tx) => transitionAll(tx, [cancel(hers), cancel(other)]));
    expect((await listChangesOf(open.database.db, ROSA)).map(({ reason }) => reason)).toEqual([null, 'other plans']);
    await open.work((tx) => eraseReasonsOf(tx, ROSA));
    expect((await listChangesOf(open.database.db, ROSA)).map(({ reason }) => reason)).toEqual([null, null]);
    expect((await listChanges(open.database.db, stayLifecycle, other)).at(-1)?.reason).toBe('other plans');
  });

  it('records resets of demo rows', async () => {
    const [one, two] = [await open.hold(), await open.hold()];
    await open.work((tx) => transition(tx, stayLifecycle, { ...by, id: one, action: 'book' }));
    const states = [one, two].map((id) => ({ id, state: 'held' as const }));
    await open.work((tx) => rewriteDemoStates(tx, stayLifecycle, states, at));
    expect(await open.stages()).toEqual(['held', 'held']);
    expect(await lines(one)).toEqual([
      [null, 'held'],
      ['book', 'booked'],
      ['rewritten', 'held'],
    ]);
    expect(await lines(two)).toEqual([[null, 'held']]);
  });
});

it('throws the declared problem for an unknown id', async () => {
  const move = { ...by, id: ROSA, action: 'book' } as const;
  await expect(open.work((tx) => transition(tx, stayLifecycle, move))).rejects.toMatchObject({
    code: 'request.not_found',
  });
});
