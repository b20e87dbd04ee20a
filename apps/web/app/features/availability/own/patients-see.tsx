import { type CalendarDraft, type CalendarSummary, previewAvailability } from '@travesia/contracts/availability';
import { useEffect, useState } from 'react';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { calendar as days } from '../../../lib/dates/calendar.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { windowFaults } from './calendar-values.ts';
import { availabilityTexts } from './texts.ts';
import { useViewerZone } from './week/viewer-zone.ts';

const PAUSE_MS = 600;
const LAST_DAY = 6;
const SHOWN = 8;

/** A text that follows another once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface PatientsSeeProps {
  resource: CalendarSummary['resource'];
  written: CalendarDraft;
  /** Monday of the week. */
  start: string;
}

/** The free times of the week as patients would see them, with what is not saved yet. */
export function PatientsSee({ resource, written, start }: PatientsSeeProps) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const text = useSettled(JSON.stringify(written));
  const settled = JSON.parse(text) as CalendarDraft;
  const isWrong = windowFaults(settled.windows).some(Boolean);
  const preview = useLoad(
    ['availability.preview', resource.id, text, start, language],
    (signal) =>
      sessionCall(
        previewAvailability,
        {
          query: { language },
          body: {
            resource: { type: resource.type, id: resource.id },
            calendar: settled,
            start_date: start,
            end_date: days.addDays(start, LAST_DAY),
          },
        },
        { background: true, signal },
      ),
    { enabled: !isWrong },
  );
  const { data, problem, reload } = preview;
  return (
    <section className="patients-see" aria-labelledby="patients-see">
      <h2 id="patients-see">{t('see.heading')}</h2>
      <p className="small muted">{t('see.text')}</p>
      <div role="status">
        {isWrong ? (
          <p>{t('see.wrong')}</p>
        ) : problem ? (
          <FailedLoad problem={problem} retry={reload} />
        ) : data ? (
          <Times slots={data.data} zone={data.time_zone} first={data.first_free_on} />
        ) : null}
      </div>
    </section>
  );
}

interface TimesProps {
  slots: readonly { starts_at: string; date: string; kinds: readonly string[] }[];
  zone: string;
  first: string | null;
}

function Times({ slots, zone, first }: TimesProps) {
  const t = useTexts(availabilityTexts);
  const format = useFormat();
  const { zone: theirs, place } = useViewerZone(zone);
  if (!slots.length)
    return <p>{first ? t('see.noneThisWeek', { date: format.date(first, 'weekday') }) : t('see.none')}</p>;
  return (
    <ul className="see-times">
      {slots.slice(0, SHOWN).map(({ starts_at: at, date, kinds }) => (
        <li key={at}>
          {kinds.includes('online') ? <Icon name="video" /> : null}
          <strong>{format.date(date, 'weekday')}</strong> {format.time(at, zone)}
          {theirs === zone ? null : (
            <span className="muted">
              {' '}
              {format.time(at, theirs)} {place}
            </span>
          )}
          {kinds.length === 1 && kinds[0] === 'online' ? <span className="sr-only">{t('mode.online')}</span> : null}
        </li>
      ))}
      {slots.length > SHOWN ? <li className="muted">{t('see.more', { count: slots.length - SHOWN })}</li> : null}
    </ul>
  );
}
