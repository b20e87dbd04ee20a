import type { TreatmentDetail } from '@travesia/contracts/catalog';
import type { ReactNode } from 'react';
import type { FAQPageLeaf } from 'schema-dts';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Tabs } from '../../../../../ui/navigation/tabs.tsx';
import { PageHero } from '../../parts/page-hero.tsx';
import type { HowData } from '../load-how.ts';
import { isForClinics } from '../step-view.ts';
import { howItWorksTexts } from '../texts.ts';
import { type Question, useQuestions } from '../use-questions.ts';
import { ClinicSteps } from './clinic-steps.tsx';
import { PatientSteps } from './patient-steps.tsx';
import { Questions } from './questions.tsx';
import { Refunds } from './refunds.tsx';
import { TreatmentPick } from './treatment-pick.tsx';

const HERE = '/how-it-works';

interface HowItWorksPageProps extends HowData {
  chosen: TreatmentDetail | null;
  isUnknown: boolean;
  /** The days of the selected treatment, one by one. */
  days?: ReactNode;
}

/** `/how-it-works`: a patient's or a clinic's steps, refunds, questions. */
export function HowItWorksPage({ treatments, policies, chosen, isUnknown, days }: HowItWorksPageProps) {
  const t = useTexts(howItWorksTexts);
  const path = useLocalPath();
  const { search, demo } = useSite();
  const forClinics = isForClinics(search);
  const questions = useQuestions(forClinics, demo);
  const tab = (side: string | null) => withQuery(path(HERE), search, { for: side, q: null });
  return (
    <>
      <PageHero
        here={HERE}
        title={t('page.title')}
        description={t('page.description')}
        home={t('page.home')}
        crumb={t('page.crumb')}
        heading={t('page.heading')}
        lead={t('page.lead')}
        isVariation={search.length > 1}
        jsonLd={[faqData(questions)]}
        actions={
          <>
            <LinkButton variant="primary" size="large" href={path('/find-care')}>
              {t('page.start')}
            </LinkButton>
            <Button type="button" size="large" data-enhance="print" hidden>
              {t('page.print')}
            </Button>
          </>
        }
      />
      <div className="wrap how-tabs">
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { href: tab(null), label: t('tabs.patients'), current: !forClinics },
            { href: tab('clinics'), label: t('tabs.clinics'), current: forClinics },
          ]}
        />
      </div>
      <div className="wrap service-body">
        {forClinics ? (
          <ClinicSteps />
        ) : (
          <>
            <section id="steps" aria-labelledby="steps-heading">
              <h2 id="steps-heading">{t('steps.heading')}</h2>
              <TreatmentPick treatments={treatments} chosen={chosen} isUnknown={isUnknown} />
              <PatientSteps treatments={treatments} chosen={chosen} />
            </section>
            {chosen ? <div className="how-days">{days}</div> : null}
            <Today demo={demo} />
          </>
        )}
        <Refunds policies={policies} />
        <Questions questions={questions} />
      </div>
    </>
  );
}

function Today({ demo }: { demo: boolean }) {
  const t = useTexts(howItWorksTexts);
  return (
    <Notice title={t('today.title')}>
      <p>{t('today.text')}</p>
      {demo ? <p>{t('today.demo')}</p> : null}
    </Notice>
  );
}

/** schema.org FAQPage of the questions shown. */
const faqData = (questions: readonly Question[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
});
