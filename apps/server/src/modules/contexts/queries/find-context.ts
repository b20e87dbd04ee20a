import type { PresentContext } from '@travesia/contracts/contexts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ownContext } from '../contexts.policy.ts';
import { presentContext } from '../contexts.presenter.ts';
import { findOpenContext } from '../contexts.repo.ts';

/** The clinic the session acts as now; all null if none. */
export async function findContextQuery(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<PresentContext> {
  const now = clock.now();
  const open = await findOpenContext(database.db, ownContext(actor), now);
  return open ? presentContext(open, now) : { context: null, expires_at: null, expires_in: null };
}
