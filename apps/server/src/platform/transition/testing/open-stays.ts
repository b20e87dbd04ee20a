import { defineMachine } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { fixedClock } from '../../clock.ts';
import { instant, version } from '../../db/columns.ts';
import type { Tx } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { ProblemError } from '../../problem-error.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { defineLifecycle } from '../lifecycle.ts';
import { runDueTimers } from '../run-timers.ts';
import { begin } from '../transition.ts';

export const START = '2026-11-22T10:00:00Z';
export const SYSTEM = { kind: 'system' } as const;

/** A stay is held for an hour; it is confirmed 48 hours before it starts, and ends a day after that instant. */
export const stayMachine = defineMachine({
  name: 'stay',
  initial: 'held',
  instants: ['starts_at'],
  states: {
    held: { tags: [], timers: [{ afterMinutes: 60, action: 'release' }] },
    booked: { tags: [], timers: [{ beforeMinutes: 48 * 60, of: 'starts_at', action: 'settle' }] },
    sure: { tags: [], timers: [{ afterMinutes: 24 * 60, of: 'starts_at', action: 'end' }] },
    released: { tags: ['final'] },
    ended: { tags: ['final'] },
  },
  transitions: {
    hold: { from: ['held'], to: 'held', by: ['patient'] },
    book: { from: ['held'], to: 'booked', by: ['patient'] },
    settle: { from: ['booked'], to: 'sure', by: ['system'] },
    cancel: { from: ['held', 'booked'], to: 'released', by: ['patient'], needs: 'reason' },
    release: { from: ['held'], to: 'released', by: ['system'] },
    end: { from: ['sure'], to: 'ended', by: ['system'] },
  },
});

export const stays = pgTable('stays', {
  id: uuid('id').primaryKey(),
  stage: text('stage').$type<keyof typeof stayMachine.states>().notNull(),
  guestId: uuid('guest_id'),
  startsAt: instant('starts_at'),
  note: text('note'),
  version: version(),
});

export const stayLifecycle = defineLifecycle({
  machine: stayMachine,
  table: stays,
  columns: { state: 'stage', version: 'version', subject: 'guestId', instants: { starts_at: 'startsAt' } },
  audit: {
    hold: 'context.extended',
    book: 'context.opened',
    settle: 'context.extended',
    cancel: 'context.left',
    release: 'context.ended',
    end: ({ row }) => (row.note === 'early' ? 'context.left' : 'context.ended'),
  },
  about: ({ row }) => ({ target: { type: 'stay', id: row.id } }),
  guard: ({ row, action }) =>
    row.note === 'stuck' && action === 'release' ? new ProblemError('request.not_found') : null,
  refused: 'access.not_allowed',
  missing: 'request.not_found',
});

/** A database with a table of stays, a clock, and the timers of its lifecycle. */
export async function openStays() {
  const database = await openTestDatabase();
  const clock = fixedClock(START);
  await database.db.execute(sql`create table stays (id uuid primary key, stage text not null, guest_id uuid,
    starts_at timestamptz, note text, version integer not null default 1)`);
  const logged: unknown[] = [];
  const logger = { error: (...said: unknown[]) => void logged.push(said) };
  const work = <T>(run: (tx: Tx) => Promise<T>) => unitOfWork(database, run);
  return {
    database,
    clock,
    logged,
    work,
    close: () => database.close(),
    clear: () => database.db.execute(sql`truncate stays, state_timers, state_changes, outbox_events`),
    pass: (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString()),
    /** Creates a held stay that starts in this many hours; returns its id. */
    hold: (given: { hours?: number; note?: string; guestId?: string } = {}) =>
      work(async (tx) => {
        const { hours, note = null, guestId = null } = given;
        const at = clock.now();
        const startsAt = hours === undefined ? null : new Date(at.getTime() + hours * 3_600_000);
        const row = { id: uuidv7(), stage: stayMachine.initial, startsAt, note, guestId, version: 1 } as const;
        await tx.insert(stays).values(row);
        await begin(tx, stayLifecycle, { row, actor: SYSTEM, as: 'patient', at });
        return row.id;
      }),
    stages: async () =>
      (await database.db.select({ stage: stays.stage }).from(stays).orderBy(stays.id)).map(({ stage }) => stage),
    timers: async () =>
      (
        await database.db.execute<{ action: string; at: string }>(
          sql`select action, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from state_timers order by due_at, action`,
        )
      ).rows,
    due: () => runDueTimers({ database, clock, logger }, [stayLifecycle]),
  };
}
