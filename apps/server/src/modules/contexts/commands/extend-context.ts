import type { OpenedContext } from '@travesia/contracts/contexts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { endOf, isExtendable } from '../context.rules.ts';
import { ownContext } from '../contexts.policy.ts';
import { presentContext } from '../contexts.presenter.ts';
import { findOpenContext, prolongContext } from '../contexts.repo.ts';

/** Extends a context to one hour from now. Throws `access.no_provider_context` and `access.context_at_its_longest`. */
export async function extendContext(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<OpenedContext> {
  const scope = ownContext(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'provider context', [scope.person.sessionId]);
    const open = await findOpenContext(tx, scope, at);
    if (!open) throw new ProblemError('access.no_provider_context');
    if (!isExtendable(open.context)) throw new ProblemError('access.context_at_its_longest');
    const expiresAt = endOf(open.context.openedAt, at);
    await prolongContext(tx, open.context.id, expiresAt);
    const { providerId } = open.context;
    await appendAudit(tx, { action: 'context.extended', actor, at, contextProviderId: providerId });
    return presentContext({ ...open, context: { ...open.context, expiresAt } }, at);
  });
}
