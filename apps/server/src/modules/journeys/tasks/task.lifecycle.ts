import { nextReminder, remindersOf, taskMachine, taskReminded } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { journeyTasks } from './tasks.tables.ts';
import { journeyPartTold } from '../telling/journey-told.ts';

export type TaskRow = typeof journeyTasks.$inferSelect;

type Planned = Pick<TaskRow, 'dueOn' | 'reminderDays' | 'timeZone'>;

const remindersFor = ({ dueOn: due, reminderDays, timeZone }: Planned) =>
  remindersOf(calendar, { due, reminderDays, timeZone });

/** When the owner of a task is told next after an instant; null if nothing is left to tell. */
export function remindAtOf(row: Planned, after: Date): Date | null {
  const next = nextReminder(remindersFor(row), after.toISOString());
  return next && new Date(next.at);
}

/** What a reminder at an instant says: the last one that is not after it. */
const kindAt = (row: Planned, at: Date) =>
  remindersFor(row).findLast((reminder) => reminder.at <= at.toISOString())?.kind ?? 'due_soon';

/** How tasks move. */
export const taskLifecycle = defineLifecycle({
  machine: taskMachine,
  table: journeyTasks,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { remind_at: 'remindAt' } },
  audit: {
    finish: 'tasks.finished',
    reopen: 'tasks.reopened',
    drop: 'tasks.dropped',
    remind: 'tasks.reminded',
  },
  live: journeyPartTold('task'),
  about: ({ row }) => ({
    target: { type: 'journey_task', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  events: {
    remind: ({ row, at }) =>
      says(taskReminded, {
        journey_id: row.journeyId,
        provider_id: row.providerId,
        task_id: row.id,
        owner: row.owner,
        kind: kindAt(row, at),
      }),
  },
  sets: ({ row, to, at }) => ({
    doneAt: to === 'done' ? at : null,
    remindAt: to === 'open' ? remindAtOf(row, at) : null,
  }),
  refused: 'journeys.task_not_possible',
  missing: 'journeys.task_not_found',
});
