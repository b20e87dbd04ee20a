import type { CheckIns } from '@travesia/contracts/aftercare';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findJourney, ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { mayCall } from '../check-ins.policy.ts';
import { presentCheckInSummary, presentQuestions } from '../check-ins.presenter.ts';
import { listCheckIns } from '../check-ins.repo.ts';
import { treatmentFor } from '../treatment-for.ts';

/** When a patient is asked how they do, and what came of it. Throws `journeys.not_found`. */
export async function listCheckInsQuery(
  { database: { db }, takeSide, forms, reference }: AftercareDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<CheckIns> {
  const scope = await ofEverySide(takeSide, actor);
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const { row } = record;
  const may = mayCall(scope, row);
  const rows = await listCheckIns(db, row);
  return {
    data: rows.map((one) => presentCheckInSummary(scope, row, one)),
    form: may ? presentQuestions(forms.setFor(treatmentFor(await reference(), row), null).questions, language) : [],
    actions: may ? ['check_in', 'call_for_help'] : [],
  };
}
