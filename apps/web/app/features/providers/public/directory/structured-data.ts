import type { ProviderSummary } from '@travesia/contracts/providers';
import type { ItemListLeaf } from 'schema-dts';
import { localPath, type Locale } from '../../../../lib/i18n/locale.ts';

/** schema.org ItemList of clinics and hospitals in display order. `first` is the 1-based position of the first. */
export const providerListData = (
  providers: readonly ProviderSummary[],
  first: number,
  { origin, locale }: { origin: string; locale: Locale },
): ItemListLeaf => ({
  '@type': 'ItemList',
  numberOfItems: providers.length,
  itemListElement: providers.map(({ slug, name, type, city, country }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    item: {
      '@type': type.slug === 'hospital' ? 'Hospital' : 'MedicalClinic',
      name,
      url: `${origin}${localPath(locale, `/providers/${slug}`)}`,
      address: {
        '@type': 'PostalAddress',
        ...(city ? { addressLocality: city.name } : {}),
        addressCountry: country.code,
      },
    },
  })),
});
