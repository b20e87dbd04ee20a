import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import type { ServiceData } from '../../load-services.ts';
import { serviceAddress, spokenLine } from '../../service-view.ts';
import { serviceData } from '../../structured-data.ts';
import { serviceTexts } from '../../texts.ts';
import { BorderRules } from '../parts/border-rules.tsx';
import { DeviceTest } from '../parts/device-test.tsx';
import { OfferFilters } from '../parts/offer-filters.tsx';
import { OfferList } from '../parts/offer-list.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { ServiceHero } from '../parts/service-hero.tsx';
import { useTrail } from '../parts/use-trail.ts';
import { Preparation, SampleReport, WhatItCan } from './service-parts.tsx';

/** `/services/online/:serviceType`: one service with its clinicians and prices. */
export function ServicePage({ service, offers, errors, bookable, others }: ServiceData) {
  const t = useTexts(serviceTexts);
  const site = useSite();
  const path = useLocalPath();
  const format = useFormat();
  const to = serviceAddress(service.slug);
  const { trail, data } = useTrail(service.name, to);
  const { price_from: price, minutes, offer_count: count, languages } = service;
  return (
    <>
      <PageHead
        title={t('service.title', { name: service.name })}
        description={service.summary}
        canonical={to}
        noindex={site.search.length > 1}
        jsonLd={[serviceData(service, offers.data, site), data]}
      />
      <ServiceHero
        service={service}
        trail={trail}
        actions={
          <>
            {bookable.length > 0 ? (
              <LinkButton variant="primary" size="large" href={path(`/services/online/${service.slug}/book`)}>
                {t('offer.book')}
              </LinkButton>
            ) : null}
            <LinkButton variant={bookable.length > 0 ? 'secondary' : 'primary'} size="large" href="#clinicians">
              {t('service.see')}
            </LinkButton>
          </>
        }
        facts={[
          price && { term: t('facts.price'), value: format.shown(price) },
          minutes === null ? null : { term: t('facts.length'), value: t('facts.minutes', { minutes }) },
          { term: t('facts.people'), value: format.number(count) },
          { term: t('facts.languages'), value: spokenLine(languages, format) },
        ]}
      />
      <div className="wrap service-body">
        <WhatItCan service={service} />
        <section id="clinicians" aria-labelledby="clinicians-heading">
          <div className="service-list-head">
            <div>
              <h2 id="clinicians-heading">{t('service.people')}</h2>
              <p className="muted measure">{service.provided_by}</p>
            </div>
            <OfferFilters facets={offers.facets} sorts={['relevance', 'price']} anchor="clinicians" />
          </div>
          <p className="small muted offer-count" role="status">
            {t('offers.heading', { count: offers.total })}
          </p>
          <OfferList service={service.slug} page={offers} anchor="clinicians" errors={errors} bookable={bookable} />
        </section>
        <Preparation service={service} />
        <SampleReport service={service} />
        <DeviceTest />
        <BorderRules />
        <section aria-labelledby="other-services">
          <h2 id="other-services">{t('service.others')}</h2>
          <ul className="grid grid-3 service-grid">
            {others.slice(0, 3).map((other) => (
              <li key={other.slug}>
                <ServiceCard service={other} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
