import { type PackageDetail, packagePath, type PackageSummary } from '@travesia/contracts/packages';
import type { ItemListLeaf, OfferLeaf } from 'schema-dts';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { localPath, type Locale } from '../../lib/i18n/locale.ts';

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
    item: offerData(offer, { origin, locale }),
  })),
});

const offerData = (offer: PackageSummary, { origin, locale }: Place): OfferLeaf => ({
  '@type': 'Offer',
  name: offer.title,
  url: `${origin}${localPath(locale, packagePath(offer))}`,
  ...priceOf(offer),
  itemOffered: { '@type': 'Service', name: offer.title, serviceType: offer.treatment.name },
  seller: {
    '@type': 'MedicalOrganization',
    name: offer.provider.name,
    url: `${origin}${localPath(locale, `/providers/${offer.provider.slug}`)}`,
  },
});

/** schema.org Offer of a package's own page. */
export const packageOfferData = (detail: PackageDetail, place: Place): OfferLeaf => ({
  ...offerData(detail, place),
  description: detail.description,
  areaServed: detail.country.code,
});

function priceOf({ claim, price, total }: PackageSummary) {
  const led = claim === 'all_in' ? price : total;
  return { price: unitsOfMoney(led), priceCurrency: led.currency };
}
