import type { Locale } from '@travesia/contracts/kit';
import type { ExtensionOutcome, ExtensionResult, SubscriptionExtensions } from '@travesia/contracts/providers';
import { sayProblem } from '../../../../../platform/http/faults/say-problem.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { administeredBy } from '../../../providers.policy.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { readNames } from '../subscription-list.repo.ts';
import { extendSubscription } from './extend-subscription.ts';

/** Extends several subscriptions, each in its own transaction: a refusal of one does not affect the others. */
export async function extendSubscriptions(
  deps: Pick<ProvidersAdminDeps, 'database' | 'clock'>,
  { package_type: packageType, months, items }: SubscriptionExtensions,
  actor: Actor,
  language: Locale,
): Promise<ExtensionOutcome> {
  const names = await readNames(
    deps.database.db,
    administeredBy(actor),
    items.map(({ id }) => id),
  );
  const results: ExtensionResult[] = [];
  for (const { id, ends_on: seenEnd } of items) {
    const name = names.get(id) ?? null;
    try {
      const extension = { package_type: packageType, months, seenEnd };
      const { ends_on: end } = await extendSubscription(deps, id, extension, actor);
      results.push({ id, name, done: true, problem: null, error: null, ends_on: end });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const sentence = sayProblem(error.code, language, error.facts.retryAfter);
      results.push({ id, name, done: false, problem: error.code, error: sentence, ends_on: null });
    }
  }
  const done = results.filter((result) => result.done).length;
  return { done, refused: results.length - done, results };
}
