import type { PackageSummary } from '@travesia/contracts/packages';
import { formatMoney } from '../../lib/format/money.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { formatText, type Values } from '../../lib/i18n/texts.ts';
import { priceTexts } from '../../ui/price/texts.ts';
import type { ShareCard } from '../../lib/seo/share-card.ts';
import { unitText } from './package-view.ts';
import { packageTexts, type PackageText } from './texts.ts';

/** Preview of a shared package link. Uses the clinic's own price, so that it stays correct when rates change. */
export function packageCard(offer: PackageSummary, locale: Locale): ShareCard {
  const t = (key: PackageText, values?: Values) => formatText(packageTexts, locale, key, values);
  const unit = unitText(offer.treatment.unit);
  const name = formatText(priceTexts, locale, 'claim.all_in');
  const allIn = unit ? formatText(priceTexts, locale, 'unit', { name, unit: t(unit) }) : name;
  return {
    kind: 'package',
    id: offer.id,
    locale,
    kicker: `${offer.provider.name} · ${offer.city.name}, ${offer.country.name}`,
    title: offer.title,
    facts: [
      {
        value: formatMoney(locale, offer.price),
        label: offer.claim === 'all_in' ? allIn : t('share.clinic'),
      },
      {
        value: t('share.included', { included: offer.included_count, lines: offer.answered_count }),
        label: t('share.lines'),
      },
      { value: t('share.day', { days: offer.fly_home_min_days }), label: t('share.fly') },
    ],
    cover: { treatmentArt: offer.treatment.slug, citySlug: offer.city.slug, countryCode: offer.country.code },
    demo: offer.demo,
  };
}
