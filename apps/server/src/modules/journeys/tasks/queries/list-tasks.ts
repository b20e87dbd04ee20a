import type { JourneyTasks } from '@travesia/contracts/journeys';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { presentTask } from '../tasks.presenter.ts';
import { listTasks } from '../tasks.repo.ts';

/** What is to do in a journey. Throws `journeys.not_found`. */
export async function listTasksQuery(
  { database: { db }, takeSide, clock, seal }: JourneysDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<JourneyTasks> {
  const scope = await ofEverySide(takeSide, actor);
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const around = { journey: record.row, language, now: clock.now(), seal };
  return { data: (await listTasks(db, record.row)).map((row) => presentTask(scope, row, around)) };
}
