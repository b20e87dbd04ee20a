import {
  type DataExport,
  downloadExport,
  exportMachine,
  type ExportStatus,
  listExports,
  requestExport,
} from '@travesia/contracts/privacy';
import { statesTagged, type Problem } from '@travesia/contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '../../lib/device/save-file.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

/** How often a copy that is being made is asked after. */
const ASK_EVERY_MS = 2000;
const RUNNING: ReadonlySet<ExportStatus> = new Set(statesTagged(exportMachine, 'running'));

/** Whether a copy is being made. */
export const isRunning = ({ status }: DataExport): boolean => RUNNING.has(status);

export interface Exports {
  /** The newest first; null until they are known. */
  exports: DataExport[] | null;
  /** Why they could not be loaded. */
  problem: Problem | null;
  /** Why the last act did not work. */
  refusal: Problem | null;
  /** `request`, or the id of what is being downloaded. */
  busy: string | null;
  load: () => Promise<void>;
  request: () => Promise<void>;
  download: (one: DataExport) => Promise<void>;
}

/** The copies of one's data: asks after the one that is being made by itself. */
export function useExports(): Exports {
  const [exports, setExports] = useState<DataExport[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const load = useCallback(
    () =>
      sessionCall(listExports, {}, { background: true }).then(
        ({ data }) => {
          setExports(data);
          setProblem(null);
        },
        // What is known stays; the next look may go well.
        (error: unknown) => setProblem(problemOf(error) ?? null),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  const isMaking = exports?.some(isRunning) ?? false;
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void load(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMaking, load]);

  const act = async (what: string, call: () => Promise<unknown>) => {
    setBusy(what);
    setRefusal(null);
    try {
      await call();
      await load();
    } catch (error) {
      setRefusal(problemOf(error) ?? null);
    } finally {
      setBusy(null);
    }
  };
  return {
    exports,
    problem,
    refusal,
    busy,
    load,
    request: () => act('request', () => sessionCall(requestExport)),
    download: (one) =>
      act(one.id, async () => {
        const file = (await sessionCall(downloadExport, { params: { id: one.id } })) as unknown as Blob;
        saveFile(file, `travesia-${one.requested_at.slice(0, 10)}.zip`);
      }),
  };
}
