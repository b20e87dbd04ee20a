import {
  type Application,
  type ApplicationSummary,
  applicationMachine,
  getApplication,
  listApplications,
} from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

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

async function readNewest() {
  const { data } = await sessionCall(listApplications, {}, { background: true });
  const [first] = data;
  const newest = first ? await sessionCall(getApplication, { params: { id: first.id } }, { background: true }) : null;
  return { data, newest };
}

/** The person's applications; the open one that changed last is shown. */
export function useApplications(): OwnApplications {
  const [list, setList] = useState<ApplicationSummary[] | null>(null);
  const [current, setCurrent] = useState<Application | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const failed = (error: unknown) => setProblem(problemOf(error) ?? null);

  const load = useCallback(
    () =>
      readNewest().then(
        ({ data, newest }) => {
          setCurrent(newest);
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
    open: (id) => sessionCall(getApplication, { params: { id } }).then(setCurrent, failed),
  };
}

/** Whether an application stands in a state with a tag. */
export const isIn = ({ status }: Pick<ApplicationSummary, 'status'>, tag: 'open' | 'editable' | 'waiting'): boolean =>
  applicationMachine.states[status].tags.some((one) => one === tag);
