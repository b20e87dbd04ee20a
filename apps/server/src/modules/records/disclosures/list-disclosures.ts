import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { Disclosure, Disclosures, listDisclosures } from '@travesia/contracts/records';
import { onlySessionOf } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { nameAccesses } from '../access/name-accesses.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords, type RecordScope } from '../records.policy.ts';
import { listDisclosureRows, type Month } from './disclosures.repo.ts';
import { type Period, periodOf } from './period.ts';

/** Disclosures of a period with their names. On a shared account, only what its own session did. */
export async function findDisclosures(
  deps: RecordsDeps,
  scope: RecordScope,
  span: Period & { only?: Month },
  page: { limit: number; offset: number },
): Promise<{ data: Disclosure[]; total: number }> {
  const { rows, total } = await listDisclosureRows(deps.database.db, scope, onlySessionOf(scope.person), span, page);
  const named = await nameAccesses(deps, scope, rows);
  const data = rows.map((row) => {
    const { by, ...names } = named(row);
    if (by === 'me') throw new Error('what patients read themselves is no disclosure');
    const { id, day, kind, journey, times } = row;
    return { id, day, kind, by, ...names, journey, times };
  });
  return { data, total };
}

/** To whom the user's records were given in a period, the latest day first. Throws `request.invalid`. */
export async function listDisclosuresQuery(
  deps: RecordsDeps,
  { page, limit, ...asked }: EndpointArgs<typeof listDisclosures>['query'],
  actor: Actor,
): Promise<Disclosures> {
  const scope = ownRecords(actor);
  const period = periodOf(asked, deps.clock.now());
  const { data, total } = await findDisclosures(deps, scope, period, { limit, offset: (page - 1) * limit });
  return { data, ...pageFacts(total, page, limit), from: period.from, to: period.to };
}
