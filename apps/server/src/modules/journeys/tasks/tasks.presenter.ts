import type { JourneyTask } from '@travesia/contracts/journeys';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { TaskRow } from './task.lifecycle.ts';
import { mayReadTitles, taskActions } from './tasks.policy.ts';

interface Around {
  journey: JourneyRow;
  language: Locale;
  now: Date;
  seal: Seal;
}

/** A task for a reader of its journey. */
export const presentTask = (
  scope: JourneyScope,
  row: TaskRow,
  { journey, language, now, seal }: Around,
): JourneyTask => ({
  id: row.id,
  step: row.step,
  title: taskTitle(row, language, mayReadTitles(scope, journey) ? seal : null),
  stage: row.stage,
  trip: row.trip,
  owner: row.owner,
  status: row.status,
  starts_on: calendar.addDays(row.dueOn, -Math.max(0, row.durationDays - 1)),
  due_on: row.dueOn,
  overdue: row.status === 'open' && row.dueOn < calendar.dateAt(now, row.timeZone),
  files: row.files,
  done_at: row.doneAt?.toISOString() ?? null,
  actions: taskActions(scope, journey, row),
  version: row.version,
});

/** What a task is called: a step's title, or with a seal what somebody wrote. */
export function taskTitle(
  { id, title, titleSealed }: Pick<TaskRow, 'id' | 'title' | 'titleSealed'>,
  language: Locale,
  seal: Seal | null,
): string {
  if (title) return titleIn(title, language);
  return titleSealed !== null && seal ? seal.open(titleSealed, id) : '…';
}

/** In the reader's language, or in another one where the clinic wrote none. */
const titleIn = (title: NonNullable<TaskRow['title']>, language: Locale): string =>
  [language, ...LOCALES].map((one) => title[one]).find(Boolean) ?? '…';
