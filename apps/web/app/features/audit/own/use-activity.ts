import { endSession } from '@travesia/contracts/accounts';
import { type Activity, type ActivityEntry, listActivity } from '@travesia/contracts/audit';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type ActivityFilter, queryOfCall } from './activity-filter.ts';

const PAGE = 25;
const MOST = 100;

export interface KnownActivity {
  /** Null until they are known. */
  entries: ActivityEntry[] | null;
  /** Whether there are earlier ones. */
  hasMore: boolean;
  /** Why the list, or more of it, could not be loaded. */
  problem: Problem | null;
  isLoading: boolean;
  reload: () => Promise<void>;
  more: () => Promise<void>;
}

const ask = (filter: ActivityFilter, before: string | null, limit: number, background: boolean): Promise<Activity> =>
  sessionCall(
    listActivity,
    { query: { ...queryOfCall(filter), limit, ...(before ? { before } : {}) } },
    { background },
  );

/** What was done with one’s account, page after page. */
export function useActivity({ area, from, to }: ActivityFilter): KnownActivity {
  const of = JSON.stringify([area, from, to]);
  const [kept, setKept] = useState<{ of: string; page: Activity } | null>(null);
  const [failure, setFailure] = useState<{ of: string; problem: Problem | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  // What another filter left is not shown under this one.
  const known = kept?.of === of ? kept.page : null;
  const failed = failure?.of === of ? failure : null;

  const load = useCallback(
    (after: Activity | null, background: boolean) => {
      const turn = ++asked.current;
      // The answer of a filter that was left meanwhile is of no use.
      const isLate = () => turn !== asked.current;
      return ask({ area, from, to }, after?.next_before ?? null, PAGE, background).then(
        (page) => {
          if (isLate()) return;
          setKept({ of, page: { ...page, data: [...(after?.data ?? []), ...page.data] } });
          setFailure(null);
        },
        (error: unknown) => {
          if (!isLate()) setFailure({ of, problem: problemOf(error) ?? null });
        },
      );
    },
    [of, area, from, to],
  );
  useEffect(() => void load(null, true), [load]);

  const act = async (after: Activity | null) => {
    setBusy(true);
    setFailure(null);
    await load(after, false);
    setBusy(false);
  };
  return {
    entries: known?.data ?? null,
    hasMore: known !== null && known.next_before !== null,
    problem: failed?.problem ?? null,
    isLoading: isBusy || (known === null && failed === null),
    reload: () => act(null),
    more: () => act(known),
  };
}

/** Every entry that a filter leaves, for a file. */
export async function readAllActivity(filter: ActivityFilter): Promise<ActivityEntry[]> {
  const all: ActivityEntry[] = [];
  let before: string | null = null;
  do {
    const page: Activity = await ask(filter, before, MOST, false);
    all.push(...page.data);
    before = page.next_before;
  } while (before !== null);
  return all;
}

/** Ends the session of an entry; one that has ended already is as good. Rejects with what kept it open. */
export async function endSessionOf(sessionId: string): Promise<void> {
  try {
    await sessionCall(endSession, { params: { id: sessionId } });
  } catch (error) {
    if (problemOf(error)?.code !== 'auth.session_not_found') throw error;
  }
}
