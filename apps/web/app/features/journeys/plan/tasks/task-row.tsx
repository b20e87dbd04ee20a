import type { JourneyTask } from '@travesia/contracts/journeys';
import { useId, useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { dayStyle } from '../../../../lib/format/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { journeysTexts } from '../../texts.ts';
import { daysLate } from '../clocks.ts';
import type { PlanReader } from '../plan-props.ts';
import { planTexts } from '../texts.ts';

export type TaskMoveName = 'finish' | 'reopen' | 'drop';

interface TaskRowProps {
  task: JourneyTask;
  /** The clinic’s. */
  zone: string;
  reader: PlanReader;
  onMove: (task: JourneyTask, action: TaskMoveName) => Promise<void>;
  onEdit: (task: JourneyTask) => void;
}

/** A task: its box finishes and reopens it, where the reader may. */
export function TaskRow({ task, zone, reader, onMove, onEdit }: TaskRowProps) {
  const t = useTexts(planTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const id = useId();
  const { title, status, owner, files, actions, trip } = task;
  const isDone = status === 'done';
  const toggle = isDone ? 'reopen' : 'finish';
  const asks = files.map((file) => words(`file.${file}`));
  return (
    <li className="plan-task" data-done={isDone || undefined}>
      <input
        type="checkbox"
        id={id}
        checked={isDone}
        disabled={!actions.includes(toggle)}
        aria-describedby={`${id}-about`}
        onChange={() => void onMove(task, toggle)}
      />
      <div>
        <label htmlFor={id} className="strong">
          {title}
        </label>
        <p id={`${id}-about`} className="small muted">
          {t(`owner.${reader}.${owner}`)}
          {trip === 2 ? ` · ${t('trip.2')}` : ''}
          {asks.length ? ` · ${t('tasks.files', { files: format.list(asks) })}` : ''}
        </p>
      </div>
      <div className="plan-task-end">
        <DueDay task={task} zone={zone} />
        {actions.includes('edit') || actions.includes('drop') ? (
          <span className="plan-task-acts">
            {actions.includes('edit') ? (
              <IconButton
                type="button"
                icon="pencil"
                label={t('tasks.edit.of', { title })}
                onClick={() => onEdit(task)}
              />
            ) : null}
            {actions.includes('drop') ? (
              <IconButton
                type="button"
                icon="x"
                label={t('tasks.drop.of', { title })}
                onClick={() => void onMove(task, 'drop')}
              />
            ) : null}
          </span>
        ) : null}
      </div>
    </li>
  );
}

/** Until when, and how late it is in words. */
function DueDay({
  task: { status, due_on: due, starts_on: starts, overdue },
  zone,
}: Pick<TaskRowProps, 'task' | 'zone'>) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const day = format.date(due, dayStyle(due, now));
  const when =
    starts === due
      ? day
      : t('tasks.range', { from: format.date(starts, 'dayMonth'), to: format.date(due, 'dayMonth') });
  const late = daysLate(calendar, due, now, zone);
  if (status !== 'open') return <span className="small muted num">{when}</span>;
  if (overdue || late > 0)
    return (
      <span className="small num plan-late">
        <Icon name="clock-alert" />
        {t('tasks.late', { count: Math.max(1, late) })}
        <span className="muted">{when}</span>
      </span>
    );
  return <span className="small strong num">{late === 0 ? t('tasks.today') : when}</span>;
}
