import type { TicketFile } from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { ownTickets } from '../../support.policy.ts';
import { limitsFor } from '../../ticket.rules.ts';
import { countLoose, insertFile } from '../files.repo.ts';

/** Until some of them have been sent or discarded. */
const WAIT_SECONDS = 60;

/**
 * Takes an uploaded file for the caller's next message. Nothing keeps it until then, so that it is deleted after a day.
 * Throws `request.rate_limited`.
 */
export async function takeFile(
  { database, clock, files }: SupportDeps,
  { actor, files: arrived = [] }: RequestContext,
): Promise<TicketFile> {
  const scope = ownTickets(actor);
  const [sent] = arrived;
  if (!sent || actor.kind !== 'person') throw new ProblemError('upload.missing');
  const { id: fileId, name, mediaType, size } = await storedInstead(files, sent, actor);
  const id = uuidv7();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'support', [scope.userId]);
    if ((await countLoose(tx, scope)) >= limitsFor(actor).files)
      throw new ProblemError('request.rate_limited', { retryAfter: WAIT_SECONDS });
    await insertFile(tx, { id, fileId, uploadedBy: scope.userId, createdAt: clock.now() });
  });
  return { id, name, media_type: mediaType, size };
}
