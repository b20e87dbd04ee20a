import { endSession } from '@travesia/contracts/accounts';
import { type Activity, type ActivityEntry, listActivity } from '@travesia/contracts/audit';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { ActivityQuery } from './activity-filter.ts';

const PAGE = 25;
const MOST = 100;

interface AskOptions {
  before?: string | null;
  limit?: number;
  background?: boolean;
  signal?: AbortSignal;
}

const ask = (query: ActivityQuery, { before, limit = PAGE, ...options }: AskOptions): Promise<Activity> =>
  sessionCall(listActivity, { query: { ...query, limit, ...(before ? { before } : {}) } }, options);

/** Loads the account's activity, and earlier entries on request. */
export function useActivity(query: ActivityQuery) {
  // Entries of another filter are not shown under this one.
  const loaded = useLoad(['activity of the account', JSON.stringify(query)], (signal) =>
    ask(query, { background: true, signal }),
  );
  const { data: known, show } = loaded;
  const paging = useAct();
  const more = async () => {
    await paging.run(async () => {
      if (!known?.next_before) return;
      const next = await ask(query, { before: known.next_before });
      show({ ...next, data: [...known.data, ...next.data] });
    });
  };
  return { ...loaded, more, paging };
}

export type KnownActivity = ReturnType<typeof useActivity>;

/** Loads all filtered entries, for a file. */
export async function readAllActivity(query: ActivityQuery): Promise<ActivityEntry[]> {
  const all: ActivityEntry[] = [];
  let before: string | null = null;
  do {
    const page: Activity = await ask(query, { before, limit: MOST });
    all.push(...page.data);
    before = page.next_before;
  } while (before !== null);
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
