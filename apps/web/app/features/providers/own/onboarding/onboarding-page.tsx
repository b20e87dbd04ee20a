import { getOnboardingStatus, type OnboardingStatus, type OnboardingStep } from '@travesia/contracts/providers';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { clinicTexts } from '../texts.ts';

/** `/provider/onboarding`: what remains before patients can find and book the clinic. */
export function OnboardingPage() {
  const t = useTexts(clinicTexts);
  return (
    <ClinicPage
      isSame
      title={t('onboarding.title')}
      description={t('onboarding.description')}
      feature="provider_nav_onboarding"
    >
      <Onboarding />
    </ClinicPage>
  );
}

function Onboarding() {
  const t = useTexts(clinicTexts);
  const status = useCall(getOnboardingStatus);
  return (
    <>
      <h1>{t('onboarding.heading')}</h1>
      <LoadState loaded={status}>{(data) => <Steps status={data} />}</LoadState>
    </>
  );
}

function Steps({ status }: { status: OnboardingStatus }) {
  const t = useTexts(clinicTexts);
  const path = useLocalPath();
  const { steps, progress, complete, next_step: next, clinic, listed } = status;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p className="muted team-lead">{t(complete ? 'onboarding.done' : 'onboarding.lead')}</p>
      <p className="onboarding-progress">
        <label htmlFor="onboarding-progress">{t('onboarding.progress', { done, total: steps.length })}</label>
        <progress id="onboarding-progress" max={100} value={progress} />
      </p>
      {listed ? (
        <p>
          <a href={path(`/providers/${clinic.slug}`)}>{t('onboarding.preview')}</a>
        </p>
      ) : null}
      <ol className="onboarding-steps">
        {steps.map((step) => (
          <Step key={step.step} step={step} isNext={step.step === next} />
        ))}
      </ol>
    </>
  );
}

const LOOK: Readonly<Record<OnboardingStep['state'], { tone: Tone; icon: IconName }>> = {
  done: { tone: 'success', icon: 'circle-check' },
  open: { tone: 'neutral', icon: 'circle-dashed' },
  waiting: { tone: 'info', icon: 'clock' },
  attention: { tone: 'warning', icon: 'triangle-alert' },
};

const MISSING = ['description', 'phone', 'email', 'street', 'city', 'languages', 'specialties'] as const;
const isField = (name: string): name is (typeof MISSING)[number] => MISSING.some((one) => one === name);

function Step({ step: { step, state, missing, path: to }, isNext }: { step: OnboardingStep; isNext: boolean }) {
  const t = useTexts(clinicTexts);
  const path = useLocalPath();
  const fields = missing.filter(isField);
  return (
    <li data-state={isNext ? 'now' : state}>
      <div className="onboarding-head">
        <h2>{t(`step.${step}`)}</h2>
        <Badge {...LOOK[state]}>{t(`step.state.${state}`)}</Badge>
      </div>
      <p className="muted">{t(`step.text.${step}`)}</p>
      {fields.length ? <p>{t('step.missing', { what: fields.map((name) => t(`field.${name}`)).join(', ') })}</p> : null}
      {state === 'done' ? null : to ? (
        <p>
          <LinkButton variant={isNext ? 'primary' : 'secondary'} href={path(to)}>
            {t(`step.go.${step}`)}
          </LinkButton>
        </p>
      ) : (
        <p>{t.rich('step.ask', { link: <LocalLink key="link" to="/support" /> })}</p>
      )}
    </li>
  );
}
