import { remindersOf, type TaskReminder } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { TaskRow } from '../tasks/task.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.rules.ts';

/** What happened to a task, as its events say. */
export type TaskHappened =
  | { what: 'task_reminded'; taskId: string; at: Date }
  | { what: 'task_added'; owner: TaskRow['owner'] };

/** A task as its reminders need it. */
export type RemindedTask = Pick<TaskRow, 'id' | 'owner' | 'status' | 'dueOn' | 'reminderDays' | 'timeZone' | 'createdAt'>;

interface Reminded extends TaskReminder {
  id: string;
  isPatients: boolean;
}

/** The reminder of an open task that is told at an instant: the last one until then, unless the task is newer. */
function reminderAt({ id, owner, status, dueOn: due, createdAt, ...planned }: RemindedTask, at: Date): Reminded[] {
  if (status !== 'open') return [];
  const last = remindersOf(calendar, { due, ...planned }).findLast((one) => one.at <= at.toISOString());
  return last && last.at > createdAt.toISOString() ? [{ ...last, id, isPatients: owner === 'patient' }] : [];
}

/**
 * What is told of a reminder. All tasks of a journey that somebody is reminded of at the same time are told once, with the first of
 * them. What the clinic doesn't do in time is told to its organization too; what the patient doesn't, to the clinic.
 */
function remindedNews(taskId: string, at: Date, tasks: readonly RemindedTask[], about: AboutJourney): JourneyNews | null {
  const all = tasks.flatMap((task) => reminderAt(task, at));
  const own = all.find(({ id }) => id === taskId);
  if (!own) return null;
  const now = all.filter((one) => one.at === own.at);
  const told = (mine: readonly Reminded[]) => {
    const first = mine.map(({ id }) => id).toSorted()[0];
    return first === taskId ? mine : null;
  };
  const count = (mine: readonly Reminded[], kind: TaskReminder['kind']) => mine.filter((one) => one.kind === kind).length;
  const counts = (mine: readonly Reminded[]) => ({ soon: count(mine, 'due_soon'), late: count(mine, 'overdue') });
  const isLate = ({ kind }: Reminded) => kind === 'overdue';
  const patients = told(now.filter(({ isPatients }) => isPatients));
  const clinics = told(now.filter((one) => !one.isPatients || isLate(one)));
  const networks = told(now.filter((one) => !one.isPatients && isLate(one)));
  return {
    patient: patients && { kind: 'journey_tasks_due', params: { ...about, ...counts(patients) } },
    desk: (desk) => {
      const mine = desk === 'provider' ? clinics : networks;
      if (!mine) return null;
      const waiting = mine.filter(({ isPatients }) => isPatients).length;
      return {
        kind: 'desk_tasks_due',
        params: { ...about, ...counts(mine.filter(({ isPatients }) => !isPatients)), waiting, desk },
      };
    },
  };
}

/** What is told of tasks, without what they say: it can be about health. */
export function taskNewsOf(
  happened: TaskHappened,
  tasks: readonly RemindedTask[],
  about: AboutJourney,
): JourneyNews | null {
  if (happened.what === 'task_reminded') return remindedNews(happened.taskId, happened.at, tasks, about);
  return happened.owner === 'patient'
    ? { patient: { kind: 'journey_task_added', params: about }, desk: null }
    : {
        patient: null,
        desk: (desk) => (desk === 'provider' ? { kind: 'desk_task_added', params: { ...about, desk } } : null),
      };
}
