import type { JourneyEvent } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useJourneyStatusText } from '../../ui/journey-status.tsx';
import { journeyDeskTexts } from '../texts.ts';
import { isToldEvent } from '../../ui/told-events.ts';

/** What happened, newest first, in words. */
export function TimelineSection({ events }: { events: readonly JourneyEvent[] }) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const statusText = useJourneyStatusText();
  return (
    <section aria-labelledby="journey-timeline" className="stack">
      <h2 id="journey-timeline">{t('timeline.title')}</h2>
      <ol className="journey-lines">
        {events.toReversed().map(({ at, action, status, by, reason }) => (
          <li key={`${at} ${action}`}>
            <span>{isToldEvent(action) ? t(`event.${action}`) : statusText(status)}</span>
            {reason ? <p className="small journey-written">{reason}</p> : null}
            <span className="admin-second num">
              {t(`by.${by}`)} · {format.instant(at, ownTimeZone())}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
