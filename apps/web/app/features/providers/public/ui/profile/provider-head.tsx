import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { cityAddress } from '../../directory/map-view.ts';
import { isThin } from '../../listing-view.ts';
import { placeOf, providerAddress } from '../../provider-view.ts';
import { reviewFilters } from '../../review-view.ts';
import { providerCard } from '../../share-card.ts';
import { providerTexts } from '../../texts.ts';
import { providerData } from '../../structured-data.ts';

/** Characters left in a title after the product name. */
const LONGEST_TITLE = 48;

/** Title, description and structured data. Filtered reviews and thin listings are noindex. */
export function ProviderHead({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const path = useLocalPath();
  const site = useSite();
  const titled = t('head.title', { name: provider.name, city: provider.city?.name ?? provider.country.name });
  const from = provider.price_from;
  const values = { name: provider.name, kind: provider.type.name, place: placeOf(provider) };
  const query = new URLSearchParams(site.search);
  const filtered = reviewFilters.set(site.search).length > 0 || query.has('sort') || query.has('page');
  const address = (to: string) => `${site.origin}${path(to)}`;
  const trail = [
    { name: t('trail.home'), address: address('/') },
    { name: t('trail.directory'), address: address('/directory') },
    ...(provider.city ? [{ name: provider.city.name, address: address(cityAddress(provider.city.slug)) }] : []),
    { name: provider.name, address: address(providerAddress(provider)) },
  ];
  return (
    <PageHead
      title={titled.length <= LONGEST_TITLE ? titled : provider.name}
      description={
        from
          ? t('head.description', { ...values, count: provider.package_count, from: format.shown(from) })
          : t('head.descriptionPlain', values)
      }
      canonical={providerAddress(provider)}
      noindex={filtered || isThin(provider)}
      share={providerCard(provider, site.locale)}
      jsonLd={[providerData(provider, site), breadcrumbData(trail)]}
    />
  );
}
