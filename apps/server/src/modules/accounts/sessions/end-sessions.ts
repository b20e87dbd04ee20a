import { sessionsEnded } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { markEnded } from './sessions.repo.ts';

/**
 * Ends sessions in the caller's transaction and emits an event so that their open connections are closed. Returns the number
 * ended.
 */
export async function endSessions(tx: Tx, ending: Parameters<typeof markEnded>[1]): Promise<number> {
  const ended = await markEnded(tx, ending);
  if (ended.length) await appendEvent(tx, sessionsEnded, { user_id: ending.userId, session_ids: ended });
  return ended.length;
}
