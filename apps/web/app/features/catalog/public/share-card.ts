import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { formatter } from '../../../lib/format/use-format.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText, type Values } from '../../../lib/i18n/texts.ts';
import type { ShareCard } from '../../../lib/seo/share-card.ts';
import { coverCity } from './cover-city.ts';
import { stayDays } from './stay-text.ts';
import { catalogTexts, type CatalogText } from './texts.ts';
import { earliestFlightDay } from './trip/trip-days.ts';
import { unitText } from './unit-text.ts';

/** Share card of a treatment: typical price, days away, earliest flight home. */
export function treatmentCard(treatment: TreatmentDetail, locale: Locale): ShareCard {
  const t = (key: CatalogText, values?: Values) => formatText(catalogTexts, locale, key, values);
  const { price, slug, trips, unit } = treatment;
  const range = price;
  return {
    kind: 'treatment',
    id: slug,
    locale,
    kicker: treatment.category.name,
    title: treatment.short_name,
    facts: [
      ...(range
        ? [
            {
              value: formatter(locale).shownRange(range.low, range.high),
              label: t('share.price', { unit: t(unitText(unit)) }),
            },
          ]
        : []),
      { value: t('stay.days', { days: stayDays(treatment), trips }), label: t('share.stay', { trips }) },
      ...(trips > 0 ? [{ value: t('fly.day', { days: earliestFlightDay(treatment) }), label: t('share.fly') }] : []),
    ],
    cover: { treatmentArt: slug, citySlug: coverCity(slug) },
    demo: false,
  };
}
