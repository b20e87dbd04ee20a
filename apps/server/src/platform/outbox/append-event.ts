import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { afterCommit } from '../db/unit-of-work.ts';
import { insertEvent } from './outbox.repo.ts';
import { wakeRelays } from './wake-relays.ts';

/**
 * Says that something happened, in the transaction in which it happens: the event leaves if and only if that commits.
 * Throws a ZodError when the payload is not what the event declares. Answers the event's id.
 */
export async function appendEvent<P extends z.ZodType>(
  tx: Tx,
  event: EventType<P>,
  payload: z.input<P>,
): Promise<string> {
  const id = await insertEvent(tx, event.name, event.payload.parse(payload));
  afterCommit(wakeRelays);
  return id;
}
