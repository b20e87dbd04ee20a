import type { MessageFile } from '@travesia/contracts/messaging';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findRecord } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { countLooseFiles, insertMessageFile } from '../message-files.repo.ts';

/** Most files of a user that were not sent. */
const MOST_LOOSE = 60;
/** Until some of them have been sent or discarded. */
const WAIT_SECONDS = 60;

/**
 * Takes an uploaded file for a message. Nothing keeps it until it is sent, so that it is deleted after a day. Throws
 * `messaging.conversation_not_found`, `messaging.read_only` and `request.rate_limited`.
 */
export async function takeMessageFile(
  { database, clock, files, takeSide }: MessagingDeps,
  conversationId: string,
  { actor, files: arrived = [] }: RequestContext,
): Promise<MessageFile> {
  const scopes = await ofEveryInbox(takeSide, actor);
  const found = await findRecord(database.db, scopes, conversationId);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  refuseUnlessWriting(found.scope);
  const [sent] = arrived;
  if (!sent) throw new ProblemError('upload.missing');
  const { person } = found.scope;
  const { id: fileId, name, mediaType, size } = await storedInstead(files, sent, person);
  const id = uuidv7();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'message_files', [person.userId]);
    if ((await countLooseFiles(tx, person.userId)) >= MOST_LOOSE)
      throw new ProblemError('request.rate_limited', { retryAfter: WAIT_SECONDS });
    await insertMessageFile(tx, { id, conversationId, fileId, uploadedBy: person.userId, createdAt: clock.now() });
  });
  return { id, name, media_type: mediaType, size };
}
