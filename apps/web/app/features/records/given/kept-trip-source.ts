import { getAccompaniedRecord, readAccompaniedDocument, readAccompaniedFile } from '@travesia/contracts/records';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { GivenSource } from './given-source.ts';

/** With the account that keeps a trip. */
export const byKeptTrip = (companionId: string, recordId: string): GivenSource => {
  const params = { companionId, recordId };
  return {
    show: (signal) => sessionCall(getAccompaniedRecord, { params }, { background: true, signal }),
    // A download call resolves to the file itself.
    file: (fileId, signal) =>
      sessionCall(
        readAccompaniedFile,
        { params: { ...params, fileId } },
        signal ? { signal } : {},
      ) as Promise<unknown> as Promise<Blob>,
    document: (signal) => sessionCall(readAccompaniedDocument, { params }, { background: true, signal }),
  };
};
