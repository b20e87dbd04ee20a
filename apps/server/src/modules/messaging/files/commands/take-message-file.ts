import type { MessageFile } from '@travesia/contracts/messaging';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findRecord } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { countLooseFiles, insertMessageFile } from '../message-files.repo.ts';
import { takeLooseFile } from './take-loose-file.ts';

/**
 * Takes an uploaded file for a message. Throws `messaging.conversation_not_found`, `messaging.read_only`, `upload.missing` and
 * `request.rate_limited`.
 */
export async function takeMessageFile(
  deps: MessagingDeps,
  conversationId: string,
  context: RequestContext,
): Promise<MessageFile> {
  const scopes = await ofEveryInbox(deps.takeSide, context.actor);
  const found = await findRecord(deps.database.db, scopes, conversationId);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  refuseUnlessWriting(found.scope);
  return takeLooseFile(deps, context, found.scope.person, {
    count: countLooseFiles,
    insert: (tx, row) => insertMessageFile(tx, { ...row, conversationId }),
  });
}
