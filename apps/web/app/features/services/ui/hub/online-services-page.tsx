import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import type { HubData } from '../../load-services.ts';
import { serviceListData } from '../../structured-data.ts';
import { serviceTexts } from '../../texts.ts';
import { BorderRules } from '../parts/border-rules.tsx';
import { CallArt } from '../parts/call-art.tsx';
import { DeviceTest } from '../parts/device-test.tsx';
import { HowItWorks } from '../parts/how-it-works.tsx';
import { OfferFilters } from '../parts/offer-filters.tsx';
import { ServiceCard } from '../parts/service-card.tsx';

/** `/services/online`: services by video or in writing. */
export function OnlineServicesPage({ list, errors }: HubData) {
  const t = useTexts(serviceTexts);
  const path = useLocalPath();
  const site = useSite();
  const filtered = site.search.length > 1;
  const trail = [{ label: t('hub.home'), href: path('/') }, { label: t('hub.crumb') }];
  const address = (to: string) => site.origin + path(to);
  return (
    <>
      <PageHead
        title={t('hub.title')}
        description={t('hub.description')}
        canonical="/services/online"
        noindex={filtered}
        jsonLd={[
          serviceListData(list.data, site),
          breadcrumbData([
            { name: t('hub.home'), address: address('/') },
            { name: t('hub.crumb'), address: address('/services/online') },
          ]),
        ]}
      />
      <div className="band service-hero">
        <div className="wrap">
          <Breadcrumb trail={trail} />
          <div className="service-hero-columns">
            <div className="stack">
              <h1>{t('hub.heading')}</h1>
              <p className="lead">{t('hub.lead')}</p>
              <p className="small">
                {t.rich('hub.emergency', {
                  b: <b className="danger-word" />,
                  link: <LocalLink to="/services/mental-health#crisis" />,
                })}
              </p>
            </div>
            <CallArt />
          </div>
        </div>
      </div>
      <div className="wrap service-body">
        <Services list={list} errors={errors} />
        <HowItWorks />
        <DeviceTest />
        <BorderRules />
      </div>
    </>
  );
}

function Services({ list, errors }: HubData) {
  const t = useTexts(serviceTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const wrong = Object.keys(errors);
  return (
    <section id="services" aria-labelledby="services-heading">
      <div className="service-list-head">
        <div>
          <h2 id="services-heading">{t('hub.services')}</h2>
          <p className="muted">{t('hub.count', { count: list.total })}</p>
        </div>
        <OfferFilters facets={list.facets} anchor="services" />
      </div>
      {wrong.length > 0 ? <Notice tone="warning">{t('offers.wrong', { names: wrong.join(', ') })}</Notice> : null}
      {list.data.length === 0 ? (
        <EmptyState
          level={3}
          title={t('hub.none.title')}
          action={<LinkButton href={path('/services/online')}>{t('hub.none.clear')}</LinkButton>}
        >
          <p>{t('hub.none.text')}</p>
        </EmptyState>
      ) : (
        <ul className="grid grid-3 service-grid">
          {list.data.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} asked={search} />
            </li>
          ))}
          <li className="service-ask band-selva">
            <h3>{t('hub.ask.title')}</h3>
            <p>{t('hub.ask.text')}</p>
            <LinkButton href={path('/booking/consultation')}>{t('hub.ask.action')}</LinkButton>
          </li>
        </ul>
      )}
    </section>
  );
}
