import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { afterCommit } from '../db/unit-of-work.ts';
import { insertEvent, takeNumber } from './outbox.repo.ts';
import { wakeRelays } from './wake-relays.ts';

/**
 * Says that something happened, in the transaction in which it happens: the event leaves if and only if that commits.
 * An event of an aggregate gets the aggregate's next number, which others who say something of it wait for.
 * Throws a ZodError when the payload is not what the event declares. Answers the event's id.
 */
export async function appendEvent<P extends z.ZodType>(
  tx: Tx,
  event: EventType<P>,
  payload: z.input<P>,
): Promise<string> {
  const parsed = event.payload.parse(payload);
  const stream = event.aggregate?.(parsed);
  const place = stream === undefined ? {} : { stream, streamNumber: await takeNumber(tx, stream) };
  const id = await insertEvent(tx, { eventType: event.name, payload: parsed, ...place });
  afterCommit(wakeRelays);
  return id;
}
