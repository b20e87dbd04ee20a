import {
  type DataExport,
  downloadExport,
  exportMachine,
  type ExportStatus,
  listExports,
  requestExport,
} from '@travesia/contracts/privacy';
import { statesTagged } from '@travesia/contracts/kit';
import { useAct } from '../../lib/calls/use-act.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** How often a copy that is being made is asked after. */
const ASK_EVERY_MS = 2000;
const RUNNING: ReadonlySet<ExportStatus> = new Set(statesTagged(exportMachine, 'running'));

/** Whether a copy is being made. */
export const isRunning = ({ status }: DataExport): boolean => RUNNING.has(status);

/** The copies of one's data, the newest first: asks after the one that is being made by itself. */
export function useExports() {
  const { data, problem, reload } = useCall(
    listExports,
    {},
    { every: (known) => (known?.data.some(isRunning) ? ASK_EVERY_MS : null) },
  );
  const { doing, problem: refusal, run } = useAct();
  return {
    /** Null until they are known. */
    exports: data?.data ?? null,
    /** Why they could not be loaded. */
    problem,
    /** Why the last act did not work. */
    refusal,
    /** `request`, or the id of what is being downloaded. */
    busy: doing,
    load: reload,
    request: () =>
      run(async () => {
        await sessionCall(requestExport);
        await reload();
      }, 'request'),
    download: (one: DataExport) =>
      run(async () => {
        const file = (await sessionCall(downloadExport, { params: { id: one.id } })) as unknown as Blob;
        saveFile(file, `travesia-${one.requested_at.slice(0, 10)}.zip`);
        await reload();
      }, one.id),
  };
}

export type Exports = ReturnType<typeof useExports>;
