import type { Claim, ClaimStep } from '@travesia/contracts/aftercare';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { claimLifecycle } from '../claim.lifecycle.ts';
import { claimActions } from '../claims.policy.ts';
import { lockClaim } from '../claims.repo.ts';
import { findReadableClaim, showClaim } from '../queries/read-claim.ts';
import { amountsOf } from '../step.rules.ts';
import { writeStatement } from '../write-statement.ts';

/**
 * Answers, proposes, accepts, asks for a decision, decides, appeals or withdraws. Throws `claims.not_found`, `claims.not_possible`,
 * `request.stale_version`, `journeys.file_not_found`, and `request.invalid` for what the step lacks.
 */
export async function moveClaim(
  deps: AftercareDeps,
  id: string,
  step: ClaimStep,
  { actor, language }: RequestContext,
): Promise<Claim> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const known = await findReadableClaim(tx, scope, id);
    await lockJourney(tx, scope, known.journey.id);
    const row = await lockClaim(tx, id);
    if (!row) throw new ProblemError('claims.not_found');
    const { action, version, text, files = [] } = step;
    if (!claimActions(scope, row).includes(action)) throw new ProblemError('claims.not_possible');
    const set = amountsOf(row, step);
    const as = roleOn(scope, row);
    await transition(tx, claimLifecycle, { row, version, action, actor, as, at, set });
    const amountMinor = set.proposedMinor ?? set.decidedMinor ?? null;
    await writeStatement(tx, deps.seal, row, {
      by: as,
      authorId: scope.person.userId,
      action,
      text,
      amountMinor,
      files,
      at,
    });
    return showClaim(deps, tx, scope, { record: await findReadableClaim(tx, scope, id), language });
  });
}
