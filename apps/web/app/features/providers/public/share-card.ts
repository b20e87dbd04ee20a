import type { ProviderDetail } from '@travesia/contracts/providers';
import { formatter } from '../../../lib/format/use-format.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText, type Values } from '../../../lib/i18n/texts.ts';
import type { ShareCard, ShareFact } from '../../../lib/seo/share-card.ts';
import { placeOf } from './provider-view.ts';
import { providerTexts, type ProviderText } from './texts.ts';

/** Preview of a shared clinic link: whether its credentials are valid, its rating with the count, its packages. */
export function providerCard(provider: ProviderDetail, locale: Locale): ShareCard {
  const { city, country, name, slug, type } = provider;
  return {
    kind: 'provider',
    id: slug,
    locale,
    kicker: `${type.name} · ${placeOf(provider)}`,
    title: name,
    facts: provider.listing === 'partner' ? partnerFacts(provider, locale) : listingFacts(locale),
    cover: { treatmentArt: 'clinic', citySlug: city?.slug ?? '', countryCode: country.code },
    demo: provider.demo,
  };
}

type Translate = (key: ProviderText, values?: Values) => string;
const translator =
  (locale: Locale): Translate =>
  (key, values) =>
    formatText(providerTexts, locale, key, values);

function partnerFacts(provider: ProviderDetail, locale: Locale): ShareFact[] {
  const t = translator(locale);
  const { package_count: packages, rating, verification_status: status } = provider;
  return [
    { value: t(`verification.${status}`), label: t('share.credentials') },
    ...(rating && rating.count > 0
      ? [{ value: formatter(locale).number(rating.average, 1), label: t('share.reviews', { count: rating.count }) }]
      : []),
    ...(packages > 0
      ? [{ value: formatter(locale).number(packages), label: t('share.packages', { count: packages }) }]
      : []),
  ];
}

const listingFacts = (locale: Locale): ShareFact[] => {
  const t = translator(locale);
  return [{ value: t('listing.plain'), label: t('share.register') }];
};
