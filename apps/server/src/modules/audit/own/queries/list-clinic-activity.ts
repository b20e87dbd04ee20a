import { type ClinicActivity, type ClinicActivityFilter, type ClinicActivityQuery } from '@travesia/contracts/audit';
import { pageFacts } from '@travesia/contracts/kit';
import { isInSight, sightOf } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { areaActions } from '../../area-actions.ts';
import { ofClinic } from '../clinic-activity.policy.ts';
import { presentClinicAct } from '../clinic-activity.presenter.ts';
import { countClinicActs, listClinicActors, listClinicActs, type WantedActs } from '../clinic-activity.repo.ts';

/** Converts an API filter to a filter of a clinic's entries. */
export const wantedActs = ({ area, sign_ins: signIns, ...filter }: ClinicActivityFilter): WantedActs => ({
  ...filter,
  areaActions: areaActions(area, signIns),
});

/** Activity at and on behalf of the clinic of the request. */
export async function listClinicActivityQuery(
  { database: { db } }: Pick<ModuleDeps, 'database'>,
  { page, limit, sort, ...filter }: ClinicActivityQuery,
  actor: Actor,
): Promise<ClinicActivity> {
  const scope = ofClinic(actor);
  const sight = sightOf(scope.viewer);
  const wanted = wantedActs(filter);
  const [rows, counted, actors] = await Promise.all([
    listClinicActs(db, scope, wanted, { sort, limit, offset: (page - 1) * limit }),
    countClinicActs(db, scope, wanted),
    listClinicActors(db, scope),
  ]);
  const counts = { staff: 0, organization: 0, travesia: 0, other: 0 };
  for (const { by, count } of counted) counts[by] = count;
  const total = wanted.by ? counts[wanted.by] : Object.values(counts).reduce((sum, some) => sum + some, 0);
  return {
    data: rows.map((row) => presentClinicAct(scope, row)),
    ...pageFacts(total, page, limit),
    counts,
    people: actors.flatMap(({ id, name, by, demo }) =>
      id && name && isInSight(sight, { demo }) ? [{ id, name, by }] : [],
    ),
  };
}
