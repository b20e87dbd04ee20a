import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ServiceData } from '../../load-services.ts';
import { spokenLine } from '../../service-view.ts';
import { serviceData } from '../../structured-data.ts';
import { BorderRules } from '../../ui/parts/border-rules.tsx';
import { ServiceHero } from '../../ui/parts/service-hero.tsx';
import { useTrail } from '../../ui/parts/use-trail.ts';
import { Preparation, SampleReport, WhatItCan } from '../../ui/service/service-parts.tsx';
import { readChecked } from '../documents.ts';
import { opinionTexts } from '../texts.ts';
import { DocumentCheck } from './document-check.tsx';
import { Panel } from './panel.tsx';

const HERE = '/services/second-opinion';

/** `/services/second-opinion`: scope, price, days, documents by condition, sample, panel. */
export function SecondOpinionPage(data: ServiceData) {
  const t = useTexts(opinionTexts);
  const site = useSite();
  const format = useFormat();
  const { service, offers } = data;
  const { trail, data: crumbs } = useTrail(service.name, HERE);
  const { price_from: price, turnaround_days: days, languages } = service;
  return (
    <>
      <PageHead
        title={t('page.title')}
        description={t('page.description')}
        canonical={HERE}
        noindex={site.search.length > 1}
        jsonLd={[serviceData(service, offers.data, site), crumbs]}
      />
      <ServiceHero
        service={service}
        trail={trail}
        actions={
          <>
            <LinkButton variant="primary" size="large" href="#documents">
              {t('page.check')}
            </LinkButton>
            <LinkButton size="large" href="#panel">
              {t('page.panel')}
            </LinkButton>
          </>
        }
        facts={[
          price && { term: t('facts.price'), value: format.shown(price) },
          days === null ? null : { term: t('facts.days'), value: t('facts.daysValue', { days }) },
          { term: t('facts.questions'), value: t('facts.questionsValue') },
          { term: t('facts.languages'), value: spokenLine(languages, format) },
        ]}
      />
      <div className="wrap service-body">
        <WhatItCan service={service} />
        <DocumentCheck checked={readChecked(site.search)} />
        <Notice icon="lock" title={t('send.heading')}>
          <p>{t('send.text')}</p>
        </Notice>
        <Panel {...data} />
        <SampleReport service={service} />
        <Preparation service={service} />
        <BorderRules />
      </div>
    </>
  );
}
