import type { LiveEvent, LiveFrame } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { afterCommit, assertOutsideUnitOfWork } from '../db/unit-of-work.ts';
import { fits } from './bus-message.ts';
import { busOf } from './bus-of.ts';
import type { Room } from './rooms.ts';

/**
 * Tells everyone in the rooms of an event, once the running transaction is committed and never after a rollback. It may be lost, so
 * nothing depends on it alone: clients also ask. `data` are ids and numbers, never what something says.
 */
export function tellLive<P extends z.ZodType>(event: LiveEvent<P>, data: z.input<P>, rooms: readonly Room[]): void {
  const frame = frameOf(event, data);
  afterCommit((database) => busOf(database).publish({ frame: { ...frame, at: new Date().toISOString() }, rooms }));
}

/** The same at once and outside any transaction, for what is not stored, such as that someone is writing. */
export function tellLiveNow<P extends z.ZodType>(
  database: Database,
  event: LiveEvent<P>,
  data: z.input<P>,
  rooms: readonly Room[],
): void {
  assertOutsideUnitOfWork('tellLiveNow');
  busOf(database).publish({ frame: { ...frameOf(event, data), at: new Date().toISOString() }, rooms });
}

function frameOf<P extends z.ZodType>(event: LiveEvent<P>, data: z.input<P>): Omit<LiveFrame, 'at'> {
  const told = event.data.parse(data);
  const frame = { type: event.name, data: told, ...event.numbered?.(told) };
  if (!fits(frame)) throw new Error(`${event.name} has more data than ids and numbers`);
  return frame;
}
