import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import type { ServiceData } from '../../load-services.ts';
import { serviceData } from '../../structured-data.ts';
import { useTrail } from '../../ui/parts/use-trail.ts';
import { Preparation, SampleReport, WhatItCan } from '../../ui/service/service-parts.tsx';
import { mentalHealthTexts } from '../texts.ts';
import { CrisisLines } from './crisis-lines.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SelfCheck } from './self-check.tsx';
import { Therapists } from './therapists.tsx';

const HERE = '/services/mental-health';
const PRIVACY = ['track', 'keep', 'ask', 'secret'] as const;

/** `/services/mental-health`: crisis lines, self-check, therapists, privacy. `found` is null when offers cannot be loaded. */
export function MentalHealthPage({ found }: { found: ServiceData | null }) {
  const t = useTexts(mentalHealthTexts);
  const path = useLocalPath();
  const site = useSite();
  const { trail, data } = useTrail(t('page.crumb'), HERE);
  return (
    <>
      <PageHead
        title={t('page.title')}
        description={t('page.description')}
        canonical={HERE}
        jsonLd={[
          { '@type': 'MedicalWebPage', name: t('page.title'), url: site.origin + path(HERE) },
          ...(found ? [serviceData(found.service, found.offers.data, site)] : []),
          data,
        ]}
      />
      <QuickExit />
      <div className="wrap service-body mental-health">
        <div>
          <Breadcrumb trail={trail} />
          <h1>{t('page.heading')}</h1>
          <p className="lead">{t('page.lead')}</p>
          <p className="small muted measure">{t('exit.explain')}</p>
        </div>
        <CrisisLines />
        <SelfCheck />
        {found ? (
          <>
            <Therapists offers={found.offers.data} />
            <WhatItCan service={found.service} />
            <Preparation service={found.service} />
            <SampleReport service={found.service} />
          </>
        ) : (
          <Notice tone="warning" icon="circle-alert">
            {t.rich('therapist.unavailable', { link: <LocalLink to={HERE} /> })}
          </Notice>
        )}
        <Privacy />
      </div>
    </>
  );
}

function Privacy() {
  const t = useTexts(mentalHealthTexts);
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.heading')}</h2>
      <ul className="ruled-list measure">
        {PRIVACY.map((point) => (
          <li key={point}>{t(`privacy.${point}`)}</li>
        ))}
        <li>
          <LocalLink to="/services/online#border-rules">{t('privacy.rules')}</LocalLink>
        </li>
      </ul>
    </section>
  );
}
