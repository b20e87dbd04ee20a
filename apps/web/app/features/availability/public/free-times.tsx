import './free-times.css';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { askPath, daysOf, type FreeDay, type FreeSlot, isOnlyOnline } from './free-times-view.ts';
import type { FreeTimes as Found } from './load-free-times.ts';
import { freeTimeTexts } from './texts.ts';

interface FreeTimesProps {
  times: Found;
  /** Slug of the clinic. */
  provider: string;
  /** Only times of this clinician. */
  clinician?: string;
}

/** The free times of the next two weeks, each a link that books it. They are in the clinic's time. */
export function FreeTimes({ times, provider, clinician }: FreeTimesProps) {
  const t = useTexts(freeTimeTexts);
  const format = useFormat();
  return (
    <section id="times" className="provider-section free-times" aria-labelledby="times-heading">
      <h2 id="times-heading">{t('heading')}</h2>
      <p className="provider-lead muted">{t('lead', { zone: format.place(times.time_zone) })}</p>
      {times.data.length === 0 ? (
        <p>
          {t('empty')} {times.next_free_on ? t('first', { date: format.date(times.next_free_on, 'dayMonth') }) : null}
        </p>
      ) : (
        <FreeDays times={times} days={daysOf(times)} hrefOf={(slot) => askPath(provider, slot, clinician)} />
      )}
    </section>
  );
}

interface FreeDaysProps extends Pick<LinkProps, 'hrefOf' | 'chosen'> {
  times: Pick<Found, 'time_zone'>;
  days: readonly FreeDay[];
  /** Side by side in a strip that scrolls, or one below the other as far as there is room. */
  look?: 'strip' | 'grid';
}

/**
 * Days with their free times, each a link. They are in the clinic's time; `free-times` adds the reader's own beside it.
 */
export function FreeDays({ times, days, hrefOf, chosen = null, look = 'strip' }: FreeDaysProps) {
  const t = useTexts(freeTimeTexts);
  const locale = useLocale();
  return (
    <div
      data-enhance="free-times"
      data-zone={times.time_zone}
      data-language={locale}
      data-yours={t('yours', { zone: '{zone}' })}
      data-same={t('same')}
    >
      <ul className={`free-days free-days-${look}`} aria-label={t('strip')} tabIndex={look === 'strip' ? 0 : undefined}>
        {days.map((day) => (
          <Day key={day.date} day={day} hrefOf={hrefOf} chosen={chosen} />
        ))}
      </ul>
      <p className="small muted" data-part="yours" hidden />
    </div>
  );
}

interface LinkProps {
  /** Where a time leads, without language prefix. */
  hrefOf: (slot: FreeSlot) => string;
  /** The start of the time that is chosen. */
  chosen?: string | null;
}

function Day({ day: { date, first, more }, ...links }: { day: FreeDay } & LinkProps) {
  const t = useTexts(freeTimeTexts);
  const format = useFormat();
  return (
    <li className="free-day">
      <p className="free-day-name">{format.date(date, 'weekday')}</p>
      {first.length === 0 ? <p className="tiny muted">{t('none')}</p> : null}
      <Times slots={first} {...links} />
      {more.length > 0 ? (
        <details open={more.some(({ starts_at: at }) => at === links.chosen) || undefined}>
          <summary className="small">{t('more', { count: more.length })}</summary>
          <Times slots={more} {...links} />
        </details>
      ) : null}
    </li>
  );
}

function Times({ slots, hrefOf, chosen }: { slots: FreeDay['first'] } & LinkProps) {
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
          <li key={slot.starts_at}>
            <a href={path(hrefOf(slot))} rel="nofollow" aria-current={slot.starts_at === chosen ? 'true' : undefined}>
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
