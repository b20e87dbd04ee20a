import { readRecordDocument, readRecordFile, type RecordFile } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { ReadDocument } from '../document/clinical-document.tsx';
import type { ReadFile } from '../viewer/viewer-props.ts';

/** Reads the files of an own record. */
export const readOwnFile =
  (id: string): ReadFile =>
  (fileId, signal) =>
    // A download call resolves to the file itself.
    sessionCall(
      readRecordFile,
      { params: { id, fileId } },
      signal ? { signal } : {},
    ) as Promise<unknown> as Promise<Blob>;

/** Reads what an own clinical document says. */
export const readOwnDocument =
  (id: string): ReadDocument =>
  (signal) =>
    sessionCall(readRecordDocument, { params: { id } }, { background: true, signal });

/** Downloads files of an own record, one at a time. */
export function useDownload(id: string) {
  const { doing, problem, run } = useAct();
  const download = ({ id: fileId, name }: Pick<RecordFile, 'id' | 'name'>): void =>
    void run(async () => saveReceived(await readOwnFile(id)(fileId), name), fileId);
  return { download, doing, problem };
}
