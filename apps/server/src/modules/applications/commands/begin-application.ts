import { type Application, type ApplyingProvider, MOST_OPEN } from '@travesia/contracts/applications';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { ownApplications } from '../applications.policy.ts';
import { countApplications } from '../applications.repo.ts';
import { beginDraft } from '../begin-draft.ts';
import { readApplication } from '../read-application.ts';
import { refuseUnknown } from '../refuse-unknown.ts';

/** Creates a draft for a signed-in user. Throws `application.too_many`. */
export async function beginApplication(
  { database, clock }: ApplicationsDeps,
  actor: Actor,
  provider: ApplyingProvider,
): Promise<Application> {
  const scope = ownApplications(actor);
  const { applicantId } = scope;
  return unitOfWork(database, async (tx) => {
    await refuseUnknown(tx, { type: provider.type }, { type: 'body.provider.type' });
    if (!applicantId || (await countApplications(tx, applicantId, 'open')) >= MOST_OPEN)
      throw new ProblemError('application.too_many');
    const id = await beginDraft(tx, provider, applicantId, actor, clock.now());
    return readApplication(tx, clock, scope, id);
  });
}
