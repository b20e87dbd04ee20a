import { listSessions } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** On how many devices the person is signed in; null until that is known. */
export function useDeviceCount() {
  const [count, setCount] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(
    () =>
      sessionCall(listSessions, {}, { background: true }).then(
        ({ data }) => {
          setCount(data.length);
          setProblem(null);
        },
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { count, problem, load };
}
