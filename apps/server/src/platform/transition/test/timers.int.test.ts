import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listChanges } from '../history.repo.ts';
import { resetTimers } from '../set-timers.ts';
import { openStays, START, stayLifecycle, stays, SYSTEM } from '../testing/open-stays.ts';
import { transition } from '../transition.ts';

const HOUR = 60;
let open: Awaited<ReturnType<typeof openStays>>;
beforeAll(async () => {
  open = await openStays();
});
beforeEach(async () => {
  open.clock.moveTo(START);
  await open.clear();
});
afterAll(() => open.close());

const move = (id: string, action: 'hold' | 'book' | 'cancel') =>
  open.work((tx) =>
    transition(tx, stayLifecycle, { id, action, actor: SYSTEM, as: 'patient', at: open.clock.now(), reason: 'no' }),
  );

it('moves a row that stays in its state too long, once, as the system', async () => {
  const id = await open.hold();
  open.pass(HOUR - 1);
  expect(await open.due()).toBe(0);
  open.pass(1);
  expect(await open.due()).toBe(1);
  expect(await open.due()).toBe(0);
  expect(await open.stages()).toEqual(['released']);
  expect(await listChanges(open.database.db, stayLifecycle, id)).toMatchObject([
    { action: null, toState: 'held' },
    { action: 'release', fromState: 'held', actorKind: 'system', actedAs: 'system', at: open.clock.now() },
  ]);
});

it('leaves a row alone that has left the state, and restarts when the state is entered again', async () => {
  const [again, gone] = [await open.hold(), await open.hold()];
  open.pass(HOUR / 2);
  await move(again, 'hold');
  await move(gone, 'cancel');
  open.pass(HOUR / 2);
  expect(await open.due()).toBe(0);
  expect(await open.timers()).toEqual([{ action: 'release', at: '2026-11-22 11:30' }]);
  open.pass(HOUR / 2);
  expect(await open.due()).toBe(1);
});

it('moves a row 48 hours before it starts, and a day after', async () => {
  const id = await open.hold({ hours: 100 });
  await move(id, 'book');
  expect(await open.timers()).toEqual([{ action: 'settle', at: '2026-11-24 14:00' }]);
  open.pass(52 * HOUR - 1);
  expect(await open.due()).toBe(0);
  open.pass(1);
  expect(await open.due()).toBe(1);
  expect(await open.stages()).toEqual(['sure']);
  expect(await open.timers()).toEqual([{ action: 'end', at: '2026-11-27 14:00' }]);
  open.pass(72 * HOUR);
  expect(await open.due()).toBe(1);
  expect([await open.stages(), await open.timers()]).toEqual([['ended'], []]);
});

it('is due immediately if the instant is nearer, and never if there is none', async () => {
  const [near, never] = [await open.hold({ hours: 47 }), await open.hold()];
  await move(near, 'book');
  await move(never, 'book');
  expect(await open.due()).toBe(1);
  expect(await open.stages()).toEqual(['sure', 'booked']);
});

it('follows an instant that changes without a transition', async () => {
  const id = await open.hold({ hours: 100 });
  await move(id, 'book');
  const startsAt = new Date('2026-12-24T10:00:00Z');
  await open.work(async (tx) => {
    const [row] = await tx.update(stays).set({ startsAt }).where(eq(stays.id, id)).returning();
    if (row) await resetTimers(tx, stayLifecycle, row, open.clock.now());
  });
  expect(await open.timers()).toEqual([{ action: 'settle', at: '2026-12-22 10:00' }]);
});

it('moves each row once when several processes run at the same time', async () => {
  for (let count = 0; count < 12; count++) await open.hold();
  open.pass(HOUR);
  const counts = await Promise.all([open.due(), open.due(), open.due()]);
  expect(counts.reduce((sum, count) => sum + count, 0) + (await open.due())).toBe(12);
  expect(new Set(await open.stages())).toEqual(new Set(['released']));
});

it('postpones a failing timer, longer each time, and runs the others', async () => {
  await open.hold({ note: 'stuck' });
  await open.hold();
  open.pass(HOUR);
  expect(await open.due()).toBe(1);
  expect(open.logged).toHaveLength(1);
  expect(await open.stages()).toEqual(['held', 'released']);
  expect(await open.timers()).toEqual([{ action: 'release', at: '2026-11-22 11:01' }]);
  open.pass(1);
  expect(await open.due()).toBe(0);
  expect(await open.timers()).toEqual([{ action: 'release', at: '2026-11-22 11:03' }]);
});

it('deletes the timer of a deleted row', async () => {
  const id = await open.hold();
  await open.database.db.delete(stays).where(eq(stays.id, id));
  open.pass(HOUR);
  expect([await open.due(), await open.timers()]).toEqual([0, []]);
});
