import { listTasks } from '@travesia/contracts/journeys';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { ownQuotesTexts } from '../texts.ts';

/** Tasks shown before the journey itself shows all. */
const SHOWN = 3;
/** Tasks begin a moment after the booking is confirmed. */
const LOOK_MS = 20_000;

/** The first things to do after booking, with the day by which each is due. */
export function NextTasks({ journeyId: id }: { journeyId: string }) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const loaded = useCall(listTasks, { params: { id } }, { every: LOOK_MS });
  return (
    <section className="portal-section stack" aria-labelledby="tasks">
      <div className="portal-section-head">
        <h2 id="tasks">{t('tasks.heading')}</h2>
      </div>
      <LoadState loaded={loaded}>
        {({ data }) => {
          const open = data.filter(({ owner, status }) => owner === 'patient' && status === 'open').slice(0, SHOWN);
          if (open.length === 0) return <p className="muted">{t('tasks.none')}</p>;
          return (
            <ol className="quote-tasks">
              {open.map(({ id: taskId, title, due_on: due, overdue: isLate }) => (
                <li key={taskId}>
                  <span>{title}</span>
                  <span className="small muted num">
                    {isLate ? t('tasks.late') : t('tasks.due', { date: format.date(due, 'weekday') })}
                  </span>
                </li>
              ))}
            </ol>
          );
        }}
      </LoadState>
    </section>
  );
}
