import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { afterCommit } from '../db/unit-of-work.ts';
import { insertEvent } from './outbox.repo.ts';
import { wakeRelays } from './wake-relays.ts';

/**
 * Appends an event in the transaction of its cause: the event is published if and only if that commits. An aggregate's
 * event gets the aggregate's next number, for which concurrent writers wait. Throws a ZodError if the payload doesn't
 * match the declaration. Returns the event's id.
 */
export async function appendEvent<P extends z.ZodType>(
  tx: Tx,
  event: EventType<P>,
  payload: z.input<P>,
): Promise<string> {
  const parsed = event.payload.parse(payload);
  const stream = event.aggregate?.(parsed);
  const id = await insertEvent(tx, { eventType: event.name, payload: parsed, stream });
  afterCommit(wakeRelays);
  return id;
}
