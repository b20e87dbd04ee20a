import { calendar } from '../../../../lib/dates/calendar.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { choosePath } from '../../choice.ts';
import { bookingTexts } from '../../texts.ts';
import { PriceLines } from '../../ui/price-lines.tsx';
import { When } from '../../ui/when.tsx';
import type { Reviewed, WholeChoice } from '../load-review.ts';

/** What is about to be booked: with whom, when, and what it costs. */
export function ReviewSummary({ choice, reviewed }: { choice: WholeChoice; reviewed: Reviewed }) {
  const t = useTexts(bookingTexts);
  const { provider, offer, service, clinician, terms } = reviewed;
  const { date, time, starts } = choice;
  const zone = provider.time_zone;
  const about = offer?.title ?? service?.name;
  return (
    <aside className="card card-padded stack booking-aside" aria-label={t('summary.label')}>
      <div>
        <p className="tiny muted">{t(`kind.${choice.kind}`)}</p>
        {about ? <p className="strong">{about}</p> : null}
        <p>
          <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>
          <span className="muted">
            {` · ${[provider.city?.name, provider.country.name].filter(Boolean).join(', ')}`}
          </span>
        </p>
        <p className="small muted">{clinician?.name ?? offer?.clinician ?? t('summary.anyone')}</p>
        <RealMark demo={provider.demo} />
      </div>
      <div>
        <When starts_at={starts ?? calendar.instantOf(`${date}T${time}`, zone)} time_zone={zone} date={date} />
        <p className="small">
          <LocalLink to={choosePath(choice)}>{t('summary.change')}</LocalLink>
        </p>
      </div>
      <div>
        <h2 className="booking-heading">{t('price.heading')}</h2>
        <PriceLines
          price={terms.price}
          deposit={terms.deposit}
          hold={
            terms.hold_minutes === null
              ? null
              : { minutes: terms.hold_minutes, needsAcceptance: terms.needs_acceptance }
          }
        />
      </div>
    </aside>
  );
}
