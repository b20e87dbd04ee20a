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

/** The person's applications; the open one that changed last is shown. */
export function useApplications() {
  const { data, problem, reload, change } = useLoad<{ list: ApplicationSummary[]; current: Application | null }>(
    ['own applications'],
    readNewest,
  );
  const opening = useAct();
  /** Shows one that was just begun, or null to begin one. */
  const show = (current: Application | null) => change((known) => ({ ...known, current }));
  return {
    /** Null until they are known. */
    list: data?.list ?? null,
    /** The one that is shown; null for a new one. */
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

/** Whether an application stands in a state with a tag. */
export const isIn = ({ status }: Pick<ApplicationSummary, 'status'>, tag: 'open' | 'editable' | 'waiting'): boolean =>
  applicationMachine.states[status].tags.some((one) => one === tag);
