import type { JourneyEvent } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ownJourneysTexts } from '../texts.ts';
import { isToldEvent } from '../../ui/told-events.ts';
import type { JourneySectionProps } from './journey-section.ts';

/** What happened, newest first. */
export function TimelineSection({ journey: { events, provider } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  const format = useFormat();
  const told = events.toReversed();
  const sentence = ({ action, by }: JourneyEvent) => {
    const names = { clinic: provider.name, by };
    return isToldEvent(action) ? t(`event.${action}`, names) : t('event.other', names);
  };
  return (
    <section className="portal-section stack" aria-labelledby="timeline">
      <div className="portal-section-head">
        <h2 id="timeline">{t('timeline.heading')}</h2>
      </div>
      <ol className="journey-events">
        {told.map((event) => (
          <li key={`${event.at} ${event.action}`}>
            <p>{sentence(event)}</p>
            {event.reason ? <blockquote className="journey-quote small">{event.reason}</blockquote> : null}
            <p className="small muted num">
              <time dateTime={event.at}>{format.instant(event.at, ownTimeZone())}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
