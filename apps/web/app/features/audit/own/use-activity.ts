import { endSession } from '@travesia/contracts/accounts';
import { type ActivityEntry, listActivity } from '@travesia/contracts/audit';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { ActivityQuery } from './activity-filter.ts';

const AT_ONCE = 100;

/** Loads all filtered entries, for a file. */
export async function readAllActivity(query: ActivityQuery): Promise<ActivityEntry[]> {
  const all: ActivityEntry[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const found = await sessionCall(listActivity, { query: { ...query, page, limit: AT_ONCE } });
    all.push(...found.data);
    more = found.has_next;
  }
  return all;
}

/** Signs out the session of an entry; succeeds if it already ended. Rejects with the problem if it fails. */
export async function endSessionOf(sessionId: string): Promise<void> {
  try {
    await sessionCall(endSession, { params: { id: sessionId } });
  } catch (error) {
    if (problemOf(error)?.code !== 'auth.session_not_found') throw error;
  }
}
