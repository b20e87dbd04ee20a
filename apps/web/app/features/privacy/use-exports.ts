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

/** Polling interval while an export is in preparation. */
const ASK_EVERY_MS = 2000;
const RUNNING: ReadonlySet<ExportStatus> = new Set(statesTagged(exportMachine, 'running'));

/** Whether an export is in preparation. */
export const isRunning = ({ status }: DataExport): boolean => RUNNING.has(status);

/** The user's exports, newest first; polls while one is in preparation. */
export function useExports() {
  const { data, problem, reload } = useCall(
    listExports,
    {},
    { every: (known) => (known?.data.some(isRunning) ? ASK_EVERY_MS : null) },
  );
  const { doing, problem: refusal, run } = useAct();
  return {
    /** Null until loaded. */
    exports: data?.data ?? null,
    /** Why loading failed. */
    problem,
    /** Why the last action failed. */
    refusal,
    /** `request`, or the id being downloaded. */
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
