import './free-times.css';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { askPath, daysOf, type FreeDay, isOnlyOnline, placeOfZone } from './free-times-view.ts';
import type { FreeTimes as Found } from './load-free-times.ts';
import { freeTimeTexts } from './texts.ts';

interface FreeTimesProps {
  times: Found;
  /** Slug of the clinic. */
  provider: string;
}

/**
 * The free times of the next two weeks, each a link that asks for it. They are in the clinic's time; `free-times` adds the
 * reader's own beside it.
 */
export function FreeTimes({ times, provider }: FreeTimesProps) {
  const t = useTexts(freeTimeTexts);
  const format = useFormat();
  const locale = useLocale();
  const zone = placeOfZone(times.time_zone);
  return (
    <section
      id="times"
      className="provider-section free-times"
      aria-labelledby="times-heading"
      data-enhance="free-times"
      data-zone={times.time_zone}
      data-language={locale}
      data-yours={t('yours', { zone: '{zone}' })}
      data-same={t('same')}
    >
      <h2 id="times-heading">{t('heading')}</h2>
      <p className="provider-lead muted">{t('lead', { zone })}</p>
      {times.data.length === 0 ? (
        <p>
          {t('empty')} {times.next_free_on ? t('first', { date: format.date(times.next_free_on, 'dayMonth') }) : null}
        </p>
      ) : (
        <>
          <ul className="free-days" aria-label={t('strip')} tabIndex={0}>
            {daysOf(times).map((day) => (
              <Day key={day.date} day={day} provider={provider} />
            ))}
          </ul>
          <p className="small muted" data-part="yours" hidden />
        </>
      )}
    </section>
  );
}

function Day({ day: { date, first, more }, provider }: { day: FreeDay; provider: string }) {
  const t = useTexts(freeTimeTexts);
  const format = useFormat();
  return (
    <li className="free-day">
      <p className="free-day-name">{format.date(date, 'weekday')}</p>
      {first.length === 0 ? <p className="tiny muted">{t('none')}</p> : null}
      <Times slots={first} provider={provider} />
      {more.length > 0 ? (
        <details>
          <summary className="small">{t('more', { count: more.length })}</summary>
          <Times slots={more} provider={provider} />
        </details>
      ) : null}
    </li>
  );
}

function Times({ slots, provider }: { slots: FreeDay['first']; provider: string }) {
  const t = useTexts(freeTimeTexts);
  const format = useFormat();
  const path = useLocalPath();
  if (slots.length === 0) return null;
  return (
    <ul className="free-list">
      {slots.map((slot) => {
        const time = format.time(slot.starts_at, slot.time_zone);
        const day = format.date(slot.date, 'weekday');
        return (
          <li key={`${slot.starts_at} ${slot.ends_at}`}>
            <a href={path(askPath(provider, slot))} rel="nofollow">
              <span className="sr-only">{t('ask', { day })} </span>
              <time dateTime={slot.starts_at}>{time}</time>
              {isOnlyOnline(slot) ? (
                <>
                  <Icon name="video" />
                  <span className="sr-only"> {t('online')}</span>
                </>
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
