import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { CardHeading } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { stayDays } from '../stay-text.ts';
import { catalogTexts } from '../texts.ts';
import { earliestFlightDay } from '../trip/trip-days.ts';
import { unitText } from '../unit-text.ts';
import { useRangeText } from '../prices/use-range-text.ts';
import { TreatmentCover } from './treatment-cover.tsx';

interface TreatmentCardProps {
  treatment: TreatmentSummary;
  level?: 2 | 3 | 4;
  /** Its picture is above the fold and loads eagerly. */
  eager?: boolean;
  /** Only the days, in one line: for pages with many other parts. */
  brief?: boolean;
}

/**
 * Treatment card: cover, lowest typical price next to the US range, days, flight home, offers. The whole card links
 * to its page.
 */
export function TreatmentCard({ treatment, level = 3, eager = false, brief = false }: TreatmentCardProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { package_count: packages, provider_count: providers, trips } = treatment;
  const stay = t('stay.range', { days: stayDays(treatment), trips });
  const flight = trips > 0 ? t('fly.card', { days: earliestFlightDay(treatment) }) : null;
  return (
    <article className="treatment-card">
      <div className="treatment-card-cover">
        <TreatmentCover slug={treatment.slug} eager={eager} />
        {treatment.restricted ? (
          <Badge tone="warning" icon="triangle-alert">
            {t('card.restricted')}
          </Badge>
        ) : null}
      </div>
      <CardHeading href={path(`/treatments/${treatment.slug}`)} level={level}>
        {treatment.short_name}
      </CardHeading>
      <KeepButtons kind="treatment" id={treatment.slug} name={treatment.short_name} className="keep-on-cover" />
      <CardPrice treatment={treatment} />
      {brief ? (
        <p className="small">{[stay, flight].filter(Boolean).join(' · ')}</p>
      ) : (
        <p className="facts">
          <span>
            <Icon name="calendar" />
            {stay}
          </span>
          {flight ? (
            <span>
              <Icon name="plane-takeoff" />
              {flight}
            </span>
          ) : null}
          <span>
            <Icon name="building-2" />
            {packages > 0 ? t('card.offers', { providers, packages }) : t('card.noOffers')}
          </span>
        </p>
      )}
    </article>
  );
}

function CardPrice({ treatment: { price, home_price: home, unit } }: { treatment: TreatmentSummary }) {
  const t = useTexts(catalogTexts);
  const rangeText = useRangeText();
  if (!price) return <p className="small muted">{t('card.noPrice')}</p>;
  return (
    <div>
      <p className="treatment-card-price">
        <span className="small muted">{t('card.from')}</span>
        <Price money={price.low} approximate={price.low.approximate} size="small" />
        <span className="small muted">{t(unitText(unit))}</span>
      </p>
      {home ? (
        <p className="small muted num">{t('card.home', { country: home.country.name, range: rangeText(home) })}</p>
      ) : null}
    </div>
  );
}
