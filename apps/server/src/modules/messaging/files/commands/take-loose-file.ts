import type { MessageFile } from '@travesia/contracts/messaging';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { Person, RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';

/** Most files of a user that were not sent. */
const MOST_LOOSE = 60;
/** Until some of them have been sent or discarded. */
const WAIT_SECONDS = 60;

/** Where files wait until they are sent. */
interface LooseFiles {
  count: (tx: Tx, userId: string) => Promise<number>;
  insert: (tx: Tx, row: { id: string; fileId: string; uploadedBy: string; createdAt: Date }) => Promise<void>;
}

/**
 * Takes an uploaded file for a message that its writer may send. Nothing keeps it until it is sent, so that it is deleted after a
 * day. Throws `upload.missing` and `request.rate_limited`.
 */
export async function takeLooseFile(
  { database, clock, files }: Pick<MessagingDeps, 'database' | 'clock' | 'files'>,
  { files: [sent] = [] }: Pick<RequestContext, 'files'>,
  person: Person,
  loose: LooseFiles,
): Promise<MessageFile> {
  if (!sent) throw new ProblemError('upload.missing');
  const { id: fileId, name, mediaType, size } = await storedInstead(files, sent, person);
  const id = uuidv7();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'message_files', [person.userId]);
    if ((await loose.count(tx, person.userId)) >= MOST_LOOSE)
      throw new ProblemError('request.rate_limited', { retryAfter: WAIT_SECONDS });
    await loose.insert(tx, { id, fileId, uploadedBy: person.userId, createdAt: clock.now() });
  });
  return { id, name, media_type: mediaType, size };
}
