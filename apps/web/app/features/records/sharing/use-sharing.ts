import type { Problem } from '@travesia/contracts/kit';
import { shareRecord } from '@travesia/contracts/records';
import { useState } from 'react';
import { failureOf } from '../../../lib/calls/failure-of.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** A record that was not shared. */
export interface Refused {
  id: string;
  title: string;
  problem: Problem;
}

/** Shares records one by one. Those that were shared are not shared again when the others are tried anew. */
export function useSharing(
  records: readonly { id: string; title: string }[],
  onShared: (ids: readonly string[]) => void,
) {
  const { busy, run } = useAct();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [done, setDone] = useState<readonly string[]>([]);
  /** True if all of them are shared now. */
  const share = async (journeyId: string, until: string): Promise<boolean> => {
    const body = { journey_id: journeyId, expires_at: until, consent: true as const };
    const fails: Refused[] = [];
    const place = (id: string) => `${journeyId} ${id}`;
    const shared = [...done];
    const now: string[] = [];
    await run(async () => {
      for (const { id, title } of records.filter((record) => !done.includes(place(record.id))))
        try {
          await sessionCall(shareRecord, { params: { id }, body });
          shared.push(place(id));
          now.push(id);
        } catch (error) {
          fails.push({ id, title, problem: failureOf(error) });
        }
    });
    setDone(shared);
    setRefused(fails);
    if (now.length) onShared(now);
    return fails.length === 0;
  };
  return { busy, refused, share };
}
