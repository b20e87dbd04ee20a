import './plan.css';
import { getItinerary, type JourneySummary, listTasks } from '@travesia/contracts/journeys';
import { useCall } from '../../../lib/calls/use-call.ts';
import { calendar } from '../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useNow } from '../../bookings/index.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { countdownTo, daysLate, isOtherTime } from './clocks.ts';
import { nextEntry } from './itinerary/itinerary-days.ts';
import { planTexts } from './texts.ts';

/** What a patient does next, and what comes next with the time that is left, at the clinic and here. */
export function NextOnPlan({ journey: { id, provider } }: { journey: Pick<JourneySummary, 'id' | 'provider'> }) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const now = useNow();
  const tasks = useCall(listTasks, { params: { id } });
  const itinerary = useCall(getItinerary, { params: { id } });
  const zone = provider.time_zone;
  const mine = ownTimeZone();
  const task = tasks.data?.data.find(({ status, owner }) => status === 'open' && owner === 'patient');
  const entry = nextEntry(itinerary.data?.data ?? [], now);
  const late = task ? daysLate(calendar, task.due_on, now, zone) : 0;
  const placed = (at: string, where: string) => ({
    day: format.date(calendar.dateAt(at, where), 'weekday'),
    time: format.time(at, where),
    place: format.place(where),
  });
  if (!task && !entry) return null;
  return (
    <dl className="plan-next">
      {task ? (
        <div>
          <dt className="small muted">{t('next.task')}</dt>
          <dd>
            <ScreenLink to={`/journey/${id}#checklist`} className="strong">
              {task.title}
            </ScreenLink>{' '}
            <span className={late > 0 ? 'small plan-late' : 'small muted num'}>
              {late > 0
                ? t('tasks.late', { count: late })
                : late === 0
                  ? t('tasks.today')
                  : t('next.due', { day: format.date(task.due_on, 'weekday') })}
            </span>
          </dd>
        </div>
      ) : null}
      {entry ? (
        <div>
          <dt className="small muted">{t('next.entry', { ...countdownTo(entry.starts_at, now) })}</dt>
          <dd>
            <ScreenLink to={`/journey/${id}#itinerary`} className="strong">
              {entry.title}
            </ScreenLink>
            <p className="small num">{t('next.at', placed(entry.starts_at, zone))}</p>
            {isOtherTime(calendar, entry.starts_at, zone, mine) ? (
              <p className="small muted num">{t('next.atYours', placed(entry.starts_at, mine))}</p>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
