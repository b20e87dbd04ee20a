import {
  type Application,
  type ApplicationSummary,
  applicationMachine,
  getApplication,
  listApplications,
} from '@travesia/contracts/applications';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

async function readNewest(signal: AbortSignal) {
  const options = { background: true, signal };
  const { data } = await sessionCall(listApplications, {}, options);
  const [first] = data;
  const current = first ? await sessionCall(getApplication, { params: { id: first.id } }, options) : null;
  return { list: data, current };
}

/** The user's applications; shows the open one that changed last. */
export function useApplications() {
  const { data, problem, reload, change } = useLoad<{ list: ApplicationSummary[]; current: Application | null }>(
    ['own applications'],
    readNewest,
  );
  const opening = useAct();
  /** Shows a newly started application, or null to start one. */
  const show = (current: Application | null) => change((known) => ({ ...known, current }));
  return {
    /** Null until loaded. */
    list: data?.list ?? null,
    /** The application shown; null for a new one. */
    current: data?.current ?? null,
    problem: problem ?? opening.problem,
    load: () => {
      opening.forget();
      return reload();
    },
    show,
    open: (id: string) => opening.run(async () => show(await sessionCall(getApplication, { params: { id } }))),
  };
}

export type OwnApplications = ReturnType<typeof useApplications>;

/** Whether the application's status has a tag. */
export const isIn = ({ status }: Pick<ApplicationSummary, 'status'>, tag: 'open' | 'editable' | 'waiting'): boolean =>
  applicationMachine.states[status].tags.some((one) => one === tag);
