import type { ServiceDetail, ServiceOffer, ServiceSummary } from '@travesia/contracts/services';
import { unitsOfMoney } from '@travesia/contracts/kit';
import { localPath, type Locale } from '../../lib/i18n/locale.ts';
import { serviceAddress } from './service-view.ts';

interface Place {
  origin: string;
  locale: Locale;
}

const addressOf = ({ origin, locale }: Place, slug: string) => `${origin}${localPath(locale, serviceAddress(slug))}`;

/** schema.org ItemList of the services in display order. */
export const serviceListData = (services: readonly ServiceSummary[], place: Place) => ({
  '@type': 'ItemList',
  numberOfItems: services.length,
  itemListElement: services.map(({ slug, name, summary }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Service', name, description: summary, url: addressOf(place, slug) },
  })),
});

/** schema.org Service with its offers, each at the clinic's own price, never a converted one. */
export const serviceData = (service: ServiceDetail, offers: readonly ServiceOffer[], place: Place) => ({
  '@type': 'Service',
  name: service.name,
  description: service.summary,
  serviceType: service.name,
  url: addressOf(place, service.slug),
  availableChannel: { '@type': 'ServiceChannel', serviceUrl: addressOf(place, service.slug) },
  offers: offers.map(({ price, provider }) => {
    return {
      '@type': 'Offer',
      price: unitsOfMoney(price),
      priceCurrency: price.currency,
      itemOffered: { '@type': 'Service', name: service.name },
      url: addressOf(place, service.slug),
      seller: {
        '@type': 'MedicalOrganization',
        name: provider.name,
        url: `${place.origin}${localPath(place.locale, `/providers/${provider.slug}`)}`,
      },
    };
  }),
});
