import { beginRecordUpload } from '@travesia/contracts/records';
import { sendResumable } from '../../../lib/files/send-resumable.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { RecordQueue } from './record-queue.ts';

/** What a server that fails can lose at most; a study on a slow line is not sent twice. */
const PART_BYTES = 16 * 1024 * 1024;

let queue: RecordQueue | null = null;

/** The uploads of this document: they go on while other screens are shown. */
export const recordUploads = (): RecordQueue => (queue ??= begin());

function begin(): RecordQueue {
  const begun = new RecordQueue(sendResumable({ begin: beginRecordUpload, partBytes: PART_BYTES }));
  addEventListener('online', begun.reconnect);
  addEventListener('offline', begun.lose);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  begun.subscribe(() => {
    if (begun.read().some(({ phase }) => phase !== 'refused')) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
  });
  useSession.subscribe(({ user, signedOut }, { user: before }) => {
    if (signedOut || (user && before && user.id !== before.id)) begun.clear();
  });
  return begun;
}
