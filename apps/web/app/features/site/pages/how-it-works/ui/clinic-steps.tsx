import { ANSWER_WORKING_DAYS } from '@travesia/contracts/leads';
import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import type { ReactElement } from 'react';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { PlainLink } from '../../parts/plain-link.tsx';
import { CLINIC_STEPS } from '../step-view.ts';
import { howItWorksTexts } from '../texts.ts';
import { StepList } from './step-list.tsx';

const LINKS: Readonly<Partial<Record<(typeof CLINIC_STEPS)[number], ReactElement>>> = {
  list: <LocalLink to="/contact?topic=listing" />,
  credentials: <LocalLink to="/about#verify" />,
  policy: <PlainLink to="#refunds" />,
  found: <LocalLink to="/about#ranking" />,
};

/** What a clinic has to do to be listed. */
export function ClinicSteps() {
  const t = useTexts(howItWorksTexts);
  const path = useLocalPath();
  const values = { lines: INCLUSION_KEYS.length, days: ANSWER_WORKING_DAYS };
  const steps = CLINIC_STEPS.map((key) => {
    const link = LINKS[key];
    return {
      key,
      title: t(`clinic.${key}`),
      text: t(`clinic.${key}Text`, values),
      time: t(`clinic.${key}Time`, values),
      who: t(`clinic.${key}Who`),
      cost: t(`clinic.${key}Cost`),
      wrong: link ? t.rich(`clinic.${key}Wrong`, { link }) : t(`clinic.${key}Wrong`),
    };
  });
  return (
    <section aria-labelledby="clinics-heading">
      <h2 id="clinics-heading">{t('clinics.heading')}</h2>
      <p className="lead">{t('clinics.lead')}</p>
      <StepList steps={steps} />
      <div className="stack page-under">
        <Notice>
          <p>{t('clinics.today')}</p>
        </Notice>
        <p className="row">
          <LinkButton variant="primary" href={path('/directory?listing=directory')}>
            {t('clinics.find')}
          </LinkButton>
          <LinkButton href={path('/contact?topic=partnership')}>{t('clinics.write')}</LinkButton>
        </p>
      </div>
    </section>
  );
}
