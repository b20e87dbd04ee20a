import { readMessageFile } from '@travesia/contracts/messaging';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Downloads files of a conversation. A download call resolves to the file itself. */
export const fileReader =
  (id: string) =>
  async (fileId: string, signal: AbortSignal): Promise<Blob> =>
    (await sessionCall(readMessageFile, { params: { id, fileId } }, { signal })) as unknown as Blob;
