import { remindersOf, type TaskReminder } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { TaskRow } from '../tasks/task.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';

/** What happened to a task, as its events say. */
export type TaskHappened = { what: 'task_reminded'; taskId: string } | { what: 'task_added'; owner: TaskRow['owner'] };

/** A task as its reminders need it. */
export type RemindedTask = Pick<
  TaskRow,
  'id' | 'owner' | 'status' | 'dueOn' | 'reminderDays' | 'timeZone' | 'remindAt' | 'createdAt'
>;

interface Reminded extends TaskReminder {
  id: string;
  isPatients: boolean;
}

const remindersFor = ({ dueOn: due, reminderDays, timeZone }: RemindedTask) =>
  remindersOf(calendar, { due, reminderDays, timeZone });

/** The reminder that was told last: the one before the next. */
const lastOf = (task: RemindedTask): TaskReminder | undefined => {
  const next = task.remindAt?.toISOString() ?? null;
  return remindersFor(task).findLast(({ at }) => next === null || at < next);
};

/** What an open task says at the time of a reminder, told or about to be; nothing if its own are at other times. */
function saysAt(task: RemindedTask, at: string): Reminded[] {
  const { id, owner, status, remindAt, createdAt } = task;
  const said = remindersFor(task).find((one) => one.at === at);
  if (status !== 'open' || !said || at <= createdAt.toISOString()) return [];
  const isAhead = remindAt !== null && remindAt.toISOString() <= at;
  return isAhead || lastOf(task)?.at === at ? [{ ...said, id, isPatients: owner === 'patient' }] : [];
}

/**
 * What is told of a reminder. All tasks of a journey that somebody is reminded of at the same time are told once, with the first of
 * them. What the clinic doesn't do in time is told to its organization too; what the patient doesn't, to the clinic.
 */
function remindedNews(taskId: string, tasks: readonly RemindedTask[], about: AboutJourney): JourneyNews | null {
  const task = tasks.find(({ id }) => id === taskId);
  const own = task && lastOf(task);
  if (!own) return null;
  const now = tasks.flatMap((one) => saysAt(one, own.at));
  const told = (mine: readonly Reminded[]) => {
    const first = mine.map(({ id }) => id).toSorted()[0];
    return first === taskId ? mine : null;
  };
  const count = (mine: readonly Reminded[], kind: TaskReminder['kind']) =>
    mine.filter((one) => one.kind === kind).length;
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
  if (happened.what === 'task_reminded') return remindedNews(happened.taskId, tasks, about);
  return happened.owner === 'patient'
    ? { patient: { kind: 'journey_task_added', params: about }, desk: null }
    : {
        patient: null,
        desk: (desk) => (desk === 'provider' ? { kind: 'desk_task_added', params: { ...about, desk } } : null),
      };
}
