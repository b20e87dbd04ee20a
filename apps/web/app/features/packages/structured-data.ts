import type { PackageSummary } from '@travesia/contracts/packages';
import type { ItemListLeaf } from 'schema-dts';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { localPath, type Locale } from '../../lib/i18n/locale.ts';
import { packageAddress } from './package-view.ts';

interface Place {
  origin: string;
  locale: Locale;
}

/**
 * schema.org ItemList of Offers in display order. The clinic's own price, never a converted one, unless the treatment needs more
 * than it includes: then the total, as on the page.
 */
export const offerListData = (offers: readonly PackageSummary[], { origin, locale }: Place): ItemListLeaf => ({
  '@type': 'ItemList',
  numberOfItems: offers.length,
  itemListElement: offers.map((offer, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Offer',
      name: offer.title,
      url: `${origin}${localPath(locale, packageAddress(offer))}`,
      ...priceOf(offer),
      itemOffered: { '@type': 'Service', name: offer.title, serviceType: offer.treatment.name },
      seller: {
        '@type': 'MedicalOrganization',
        name: offer.provider.name,
        url: `${origin}${localPath(locale, `/providers/${offer.provider.slug}`)}`,
      },
    },
  })),
});

function priceOf({ claim, price, total }: PackageSummary) {
  const led = claim === 'all_in' ? price : total;
  return { price: unitsOfMoney(led), priceCurrency: led.currency };
}
