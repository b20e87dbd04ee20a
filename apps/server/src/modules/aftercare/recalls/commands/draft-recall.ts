import { type AdminRecall, type NewRecall, recallMachine } from '@travesia/contracts/aftercare';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { newReference } from '../../../../platform/reference.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { contentOf } from '../content-of.ts';
import { readRecall } from '../queries/read-recall.ts';
import { recallLifecycle } from '../recall.lifecycle.ts';
import { ofTeam } from '../recalls.policy.ts';
import { insertRecall } from '../recalls.repo.ts';

/** Stores a draft. Throws `recalls.unknown_place`. */
export async function draftRecall(
  { database, clock, secret }: AftercareDeps,
  draft: NewRecall,
  { actor, language }: RequestContext,
): Promise<AdminRecall> {
  const scope = ofTeam(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await insertRecall(tx, {
      id: uuidv7(),
      reference: newReference(),
      status: recallMachine.initial,
      ...(await contentOf(tx, scope, secret, draft)),
      demo: scope.person.demo,
      createdAt: at,
    });
    const target = { type: 'recall', id: row.id } as const;
    await begin(tx, recallLifecycle, { row, actor, as: 'admin', at, audit: { action: 'recalls.drafted', target } });
    return readRecall(tx, scope, row.id, { language, now: at });
  });
}
