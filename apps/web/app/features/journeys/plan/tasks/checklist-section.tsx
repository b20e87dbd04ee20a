import '../plan.css';
import { getItinerary, type JourneyTask, listTasks } from '@travesia/contracts/journeys';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { isBeforeBooking, isRunning } from '../is-running.ts';
import type { PlanProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { lookAgain } from './tasks-look.ts';
import { TaskRow } from './task-row.tsx';
import { useTaskMoves } from './use-task-moves.ts';

// Most visits add or change no task.
const TaskDialog = lazy(() => import('./task-dialog.tsx').then((file) => ({ default: file.TaskDialog })));

/** Open tasks that are shown at once; the later ones open. */
const SHOWN = 8;

/** What is to do, who does it and by when. */
export function ChecklistSection(props: PlanProps) {
  const t = useTexts(planTexts);
  const { status } = props.journey;
  if (!isBeforeBooking(status)) return <Known key={`${status} ${props.journey.trip}`} {...props} />;
  return (
    <section className="portal-section stack" aria-labelledby="checklist">
      <div className="portal-section-head">
        <h2 id="checklist">{t('tasks.heading')}</h2>
      </div>
      <p className="small muted">{t('tasks.before')}</p>
    </section>
  );
}

function Known(props: PlanProps) {
  const { journey } = props;
  const { id, status } = journey;
  const [began] = useState(() => Date.now());
  const loaded = useCall(
    listTasks,
    { params: { id } },
    {
      every: (known) =>
        isRunning(status) ? lookAgain({ journey, tasks: known?.data, since: Date.now() - began }) : null,
    },
  );
  if (!isRunning(status) && !loaded.data?.data.length) return null;
  return <Tasks {...props} loaded={loaded} />;
}

interface TasksProps extends PlanProps {
  loaded: ReturnType<typeof useCall<typeof listTasks>>;
}

function Tasks({ journey, reader, loaded }: TasksProps) {
  const t = useTexts(planTexts);
  // The same call as the itinerary’s: it knows whether the reader may add.
  const mayAdd = useCall(getItinerary, { params: { id: journey.id } }).data?.may_add ?? false;
  const [editing, setEditing] = useState<JourneyTask | 'new' | null>(null);
  const { id } = journey;
  const { problem, put, move } = useTaskMoves(id, loaded);
  const close = () => setEditing(null);
  return (
    <section className="portal-section plan-checklist" aria-labelledby="checklist">
      <div className="portal-section-head">
        <h2 id="checklist">{t('tasks.heading')}</h2>
        {loaded.data?.data.length ? <Progress tasks={loaded.data.data} /> : null}
      </div>
      <LoadState loaded={loaded}>
        {({ data }) => {
          const shown = data.filter(({ status }) => status !== 'dropped');
          const open = shown.filter(({ status }) => status === 'open');
          const done = shown.filter(({ status }) => status === 'done');
          const rows = { zone: journey.provider.time_zone, reader, onMove: move, onEdit: setEditing };
          return (
            <>
              {shown.length === 0 ? <p className="small muted">{t('tasks.none')}</p> : null}
              {shown.length > 0 && open.length === 0 ? <p className="small muted">{t('tasks.allDone')}</p> : null}
              <TaskList tasks={open.slice(0, SHOWN)} {...rows} />
              {open.length > SHOWN ? (
                <Disclosure summary={t('tasks.later', { count: open.length - SHOWN })}>
                  <TaskList tasks={open.slice(SHOWN)} {...rows} />
                </Disclosure>
              ) : null}
              {done.length ? (
                <Disclosure summary={t('tasks.folded', { count: done.length })}>
                  <TaskList tasks={done} {...rows} />
                </Disclosure>
              ) : null}
            </>
          );
        }}
      </LoadState>
      <ActProblem problem={problem} />
      {mayAdd ? (
        <p className="plan-add">
          <Button type="button" size="small" icon="plus" onClick={() => setEditing('new')}>
            {t('tasks.add')}
          </Button>
        </p>
      ) : null}
      <Suspense>
        {editing ? (
          <TaskDialog
            journey={journey}
            reader={reader}
            task={editing === 'new' ? null : editing}
            onChanged={put}
            onAdded={() => void loaded.reload()}
            onRefused={() => void loaded.reload()}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

function TaskList({
  tasks,
  ...rows
}: { tasks: readonly JourneyTask[] } & Omit<ComponentProps<typeof TaskRow>, 'task'>) {
  return (
    <ul className="plan-tasks">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} {...rows} />
      ))}
    </ul>
  );
}

function Progress({ tasks }: { tasks: readonly JourneyTask[] }) {
  const t = useTexts(planTexts);
  const counted = tasks.filter(({ status }) => status !== 'dropped');
  const done = counted.filter(({ status }) => status === 'done').length;
  return <p className="small muted num">{t('tasks.progress', { done, total: counted.length })}</p>;
}
