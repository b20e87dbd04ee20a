import type { ImportReversal, KeptListing } from '@travesia/contracts/imports';
import { pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { allRuns } from '../imports.policy.ts';
import { findRun } from '../imports.repo.ts';
import { countFates } from '../reverting/fates.rules.ts';
import { isRevertible } from '../reverting/is-revertible.ts';
import { countKept, listKept, readFates } from '../reverting/revert.repo.ts';
import type { ImportsDeps } from '../uploads/imports-deps.ts';

/** What reverting an import would do now. Throws the problems the endpoint documents. */
export async function previewRevertQuery(
  { database: { db }, clock }: ImportsDeps,
  id: string,
  actor: Actor,
): Promise<ImportReversal> {
  allRuns(actor);
  const run = await findRun(db, id);
  if (!run) throw new ProblemError('imports.not_found');
  if (run.state !== 'applied') throw new ProblemError('imports.not_possible');
  if (!isRevertible(run, clock.now())) throw new ProblemError('imports.revert_over');
  return countFates(await readFates(db, id));
}

/** The listings a reverted import left, with the reasons. Throws `imports.not_found`. */
export async function listKeptQuery(
  { database: { db } }: ImportsDeps,
  id: string,
  page: { page: number; limit: number },
  actor: Actor,
): Promise<{ data: KeptListing[] } & ReturnType<typeof pageFacts>> {
  allRuns(actor);
  if (!(await findRun(db, id))) throw new ProblemError('imports.not_found');
  const [data, total] = await Promise.all([listKept(db, id, page), countKept(db, id)]);
  return { data, ...pageFacts(total, page.page, page.limit) };
}
