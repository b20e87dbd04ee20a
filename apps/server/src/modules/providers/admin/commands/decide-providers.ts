import type { Locale } from '@travesia/contracts/kit';
import type { BulkDecision, BulkOutcome, BulkResult } from '@travesia/contracts/providers';
import { sayProblem } from '../../../../platform/http/faults/say-problem.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredBy } from '../../providers.policy.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { readAdminRows } from '../admin-providers.repo.ts';
import { decideVerification } from './decide-verification.ts';

/** Applies one decision to several providers, each in its own transaction: a failure for one does not affect the others. */
export async function decideProviders(
  deps: ProvidersAdminDeps,
  { action, reason, items }: BulkDecision,
  actor: Actor,
  language: Locale,
): Promise<BulkOutcome> {
  const scope = administeredBy(actor);
  const problems = new Map<string, ProblemError>();
  for (const { id, version } of items) {
    try {
      await decideVerification(deps, id, { action, note: reason, version }, actor);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.set(id, error);
    }
  }
  const ids = items.map(({ id }) => id);
  const rows = await readAdminRows(deps.database.db, scope, ids, deps.clock.now());
  const known = new Map(rows.map((row) => [row.id, row]));
  const results = ids.map((id): BulkResult => {
    const problem = problems.get(id) ?? null;
    const row = known.get(id);
    return {
      id,
      name: row?.name ?? null,
      done: problem === null,
      problem: problem?.code ?? null,
      error: problem ? sayProblem(problem.code, language, problem.facts.retryAfter) : null,
      verification_status: row?.verificationStatus ?? null,
      version: row?.version ?? null,
    };
  });
  return { done: items.length - problems.size, refused: problems.size, results };
}
