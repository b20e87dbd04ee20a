import {
  deleteRecordExport,
  listRecordExports,
  type NewRecordExport,
  readRecordExport,
  type RecordExport,
  recordExportMachine,
  type RecordExportStatus,
  requestRecordExport,
} from '@travesia/contracts/records';
import { statesTagged } from '@travesia/contracts/kit';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** While one is made; events of the server tell sooner. */
const ASK_EVERY_MS = 3000;
const DAY = 10;
const RUNNING: ReadonlySet<RecordExportStatus> = new Set(statesTagged(recordExportMachine, 'running'));

export const isRunning = ({ status }: RecordExport): boolean => RUNNING.has(status);

const fileName = ({ kind, requested_at: at }: RecordExport): string =>
  `medical-records-${at.slice(0, DAY)}.${kind === 'zip' ? 'zip' : 'pdf'}`;

/** Files made of the user’s records, the newest first, and what can be done with them. */
export function useRecordExports() {
  const loaded = useCall(
    listRecordExports,
    {},
    { every: (known) => (known?.data.some(isRunning) ? ASK_EVERY_MS : null) },
  );
  const { reload } = loaded;
  const asking = useAct();
  const { doing, problem, run } = useAct();
  return {
    loaded,
    asking,
    /** The file that something is done with, and why the last of that failed. */
    doing,
    problem,
    request: async (body: NewRecordExport) => {
      const made = await asking.run(() => sessionCall(requestRecordExport, { body }));
      // Also after a refusal: one may be made in another window.
      await reload();
      return made !== undefined;
    },
    /** In one request: each is written into the access log. */
    download: (one: RecordExport) =>
      run(async () => {
        try {
          saveReceived(await sessionCall(readRecordExport, { params: { id: one.id } }), fileName(one));
        } finally {
          await reload();
        }
      }, one.id),
    remove: ({ id }: RecordExport) =>
      run(async () => {
        await sessionCall(deleteRecordExport, { params: { id } });
        await reload();
      }, id),
  };
}

export type RecordExportsKnown = ReturnType<typeof useRecordExports>;
