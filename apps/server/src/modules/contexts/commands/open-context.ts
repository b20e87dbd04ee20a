import type { OpenedContext } from '@travesia/contracts/contexts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { endOf } from '../context.rules.ts';
import { ownContext } from '../contexts.policy.ts';
import { presentContext } from '../contexts.presenter.ts';
import { findEnterable, findOpenContext, insertContext } from '../contexts.repo.ts';
import { endOpenContext } from '../end-open-context.ts';

/**
 * Lets an admin, or a member of the managing organization, act as a clinic; ends their previous context. Throws
 * `providers.not_found` for a clinic that doesn't exist or isn't theirs.
 */
export async function openContext(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  providerId: string,
  reason: string | null,
  actor: Actor,
): Promise<OpenedContext> {
  const scope = ownContext(actor);
  const { person, via } = scope;
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'provider context', [person.sessionId]);
    if (!(await findEnterable(tx, scope, providerId))) throw new ProblemError('providers.not_found');
    await endOpenContext(tx, scope, at);
    const { userId, sessionId } = person;
    await insertContext(tx, { sessionId, userId, providerId, via, reason, openedAt: at, expiresAt: endOf(at, at) });
    const facts = { reason, via };
    await appendAudit(tx, { action: 'context.opened', actor, at, contextProviderId: providerId, facts });
    const opened = await findOpenContext(tx, scope, at);
    if (!opened) throw new Error('a context that was just opened is not there');
    return presentContext(opened, at);
  });
}
