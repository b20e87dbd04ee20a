import {
  type Application,
  type ApplicationSummary,
  applicationMachine,
  getApplication,
  listApplications,
} from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

export interface OwnApplications {
  /** Null until they are known. */
  list: ApplicationSummary[] | null;
  /** The one that is shown; null for a new one. */
  current: Application | null;
  problem: Problem | null;
  load: () => Promise<void>;
  open: (id: string) => Promise<void>;
  /** Shows one that was just begun, or null to begin one. */
  show: (application: Application | null) => void;
}

/** The person's applications; the open one that changed last is shown. */
export function useApplications(): OwnApplications {
  const [list, setList] = useState<ApplicationSummary[] | null>(null);
  const [current, setCurrent] = useState<Application | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = useCallback(
    () =>
      readOwn().then(
        ({ data, first }) => {
          setCurrent(first);
          setList(data);
          setProblem(null);
        },
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  return {
    list,
    current,
    problem,
    load,
    show: setCurrent,
    open: (id) =>
      sessionCall(getApplication, { params: { id } }).then(setCurrent, (error: unknown) =>
        setProblem(problemOf(error) ?? null),
      ),
  };
}

/** The list, and the whole of the first in it. */
async function readOwn(): Promise<{ data: ApplicationSummary[]; first: Application | null }> {
  const { data } = await sessionCall(listApplications, {}, { background: true });
  const id = data[0]?.id;
  const first = id ? await sessionCall(getApplication, { params: { id } }, { background: true }) : null;
  return { data, first };
}

/** Whether an application stands in a state with a tag. */
export const isIn = ({ status }: Pick<ApplicationSummary, 'status'>, tag: 'open' | 'editable' | 'waiting'): boolean =>
  applicationMachine.states[status].tags.some((one) => one === tag);
