import type { MessageFile } from '@travesia/contracts/messaging';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofOwnInbox, refuseUnlessWriting } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { countLooseFiles, insertMessageFile } from '../message-files.repo.ts';
import { takeLooseFile } from './take-loose-file.ts';

/** Takes an uploaded file for the first message of a conversation. Throws `messaging.read_only`, `upload.missing` and `request.rate_limited`. */
export async function takeFirstFile(deps: MessagingDeps, context: RequestContext): Promise<MessageFile> {
  const scope = await ofOwnInbox(deps.takeSide, context.actor);
  refuseUnlessWriting(scope);
  return takeLooseFile(deps, context, scope.person, { count: countLooseFiles, insert: insertMessageFile });
}
