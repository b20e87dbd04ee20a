import type { ReactNode } from 'react';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { startAddress } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { Elsewhere } from './elsewhere.tsx';
import { PlanPage } from './plan-page.tsx';
import { StepQuestion } from './steps.tsx';

interface StartPageProps {
  data: StartData;
  /** A card for each option of the plan, in order. */
  cards: readonly ReactNode[];
}

/** `/get-started`: one question at a time, then the plan. The URL holds every answer. */
export function StartPage({ data, cards }: StartPageProps) {
  const t = useTexts(startTexts);
  const { search } = useSite();
  const { step, branch, plan } = data;
  if (plan) return <PlanPage data={data} plan={plan} cards={cards} />;
  return (
    <div className="wrap section-tight start-page">
      <PageHead
        title={t('page.title')}
        description={t('page.description')}
        canonical="/get-started"
        noindex={search !== ''}
      />
      <p className="eyebrow">{t('page.eyebrow')}</p>
      {branch ? (
        <Elsewhere branch={branch} data={data} />
      ) : (
        <>
          {search === '' ? <Resume /> : null}
          {step === 'plan' ? null : <StepQuestion data={data} step={step} />}
          <KeepNote data={data} />
        </>
      )}
    </div>
  );
}

/** Offers to resume the questions stored on this device; shown by its enhancement. */
function Resume() {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  return (
    <div className="notice notice-info start-resume" data-enhance="resume-start" hidden>
      <p className="strong">{t('resume.title')}</p>
      <div className="row">
        <LinkButton variant="secondary" href={path('/get-started')} data-part="continue">
          {t('resume.continue')}
        </LinkButton>
        <Button type="button" variant="quiet" data-part="forget">
          {t('resume.forget')}
        </Button>
      </div>
    </div>
  );
}

/** What happens with the answers. Its enhancement stores the address while questions are open. */
function KeepNote({ data: { answers, step } }: { data: StartData }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  return (
    <p
      className="small muted measure start-note"
      data-enhance={step === 'who' ? undefined : 'resume-start'}
      data-address={path(startAddress(answers, step))}
    >
      {t.rich('page.privacy', { link: <LocalLink to="/user-discovery-demo" /> })}
    </p>
  );
}
