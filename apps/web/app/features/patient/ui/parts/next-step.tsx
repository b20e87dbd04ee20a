import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingSummary } from '@travesia/contracts/bookings';
import type { JourneySummary } from '@travesia/contracts/journeys';
import type { SentRequestSummary } from '@travesia/contracts/leads';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type Beginning, type nextStep, quotePath, type Step, type StepName } from '../../next-step.ts';
import { patientTexts } from '../../texts.ts';
import { Hills } from './hills.tsx';

interface NextStepProps {
  step: ReturnType<typeof nextStep>;
  steps: readonly Step[];
  beginning: Beginning;
}

/** The next step, with the first three steps beside it. */
export function NextStep({ step, steps, beginning }: NextStepProps) {
  const t = useTexts(patientTexts);
  const path = useLocalPath();
  const format = useFormat();
  const words = useWords();
  const toldOf = useBookingWords();
  const toldOfJourney = useJourneyWords();
  const told =
    'journey' in step
      ? toldOfJourney(step.journey)
      : 'draft' in step
        ? { treatment: step.draft.treatment.name, percent: format.percent(step.draft.percent / 100) }
        : 'booking' in step
          ? toldOf(step.booking)
          : 'request' in step
            ? words(step.request)
            : { count: beginning.saved.length };
  return (
    <section className="dash-hero" aria-labelledby="next-step">
      <div className="dash-next">
        <Hills />
        <p className="dash-eyebrow">{t('next.eyebrow')}</p>
        <h2 id="next-step">{t(`next.${step.name}.title`, told)}</h2>
        <p>{t(`next.${step.name}.text`, told)}</p>
        <div className="row">
          <StepLink className="btn btn-large dash-do" to={step.path}>
            {t(`next.${step.name}.do`, told)}
          </StepLink>
          <a className="btn btn-large dash-or" href={path('/treatments')}>
            {t('next.browse')}
          </a>
        </div>
      </div>
      <FirstSteps steps={steps} beginning={beginning} />
    </section>
  );
}

/** Screens of the portal, which open without a new document and move the focus to their heading. */
const OF_PORTAL = /^\/(bookings?|cases|journey|treatment-journeys|requests|favorites|profile)\b/;

function StepLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const path = useLocalPath();
  const shown = { className, children };
  return OF_PORTAL.test(to) ? <Link to={path(to)} {...shown} /> : <a href={path(to)} {...shown} />;
}

/** What the texts about a request name. */
function useWords() {
  const t = useTexts(patientTexts);
  const format = useFormat();
  const locale = useLocale();
  return ({ clinic, about, answered_at: answered, due_on: due }: SentRequestSummary) => ({
    clinic: clinic?.name ?? 'none',
    about: about?.[locale] ?? t('request'),
    answered: answered ? format.dayOf(answered, ownTimeZone()) : '',
    due: format.date(due),
  });
}

/** What the texts about a booking name. */
function useBookingWords() {
  const format = useFormat();
  return ({ provider, date, starts_at: at, time_zone: zone, deposit, payment_due_at: due }: BookingSummary) => ({
    clinic: provider.name,
    day: format.date(date, 'weekday'),
    time: format.clock(at, zone),
    amount: deposit ? format.money(deposit) : '',
    due: due ? format.instant(due, ownTimeZone()) : '',
  });
}

/** What the texts about a journey name. */
function useJourneyWords() {
  const format = useFormat();
  return ({ provider, treatment, answer_due_at: due }: JourneySummary) => ({
    clinic: provider.name,
    treatment: treatment.name,
    due: due ? format.instant(due, ownTimeZone()) : 'none',
  });
}

function FirstSteps({ steps, beginning }: Pick<NextStepProps, 'steps' | 'beginning'>) {
  const t = useTexts(patientTexts);
  const { person, saved, sent, journeys } = beginning;
  const paths: Readonly<Record<StepName, string>> = {
    save: '/treatments',
    quote: sent.length > 0 ? '/requests' : journeys.length > 0 ? '/treatment-journeys' : quotePath(saved),
    account: accountFact(person) === 'noSecond' ? '/profile/security' : '/profile',
  };
  const facts: Readonly<Record<StepName, string>> = {
    save: t('steps.save.fact', { count: saved.length }),
    quote:
      sent.length + journeys.length > 0
        ? t('steps.quote.sent', { count: sent.length + journeys.length })
        : t('steps.quote.fact'),
    account: t(`steps.account.${accountFact(person)}`),
  };
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className="dash-steps">
      <div className="dash-steps-head">
        <h2>{t('steps.heading')}</h2>
        <span className="small muted num">{t('steps.count', { done, all: steps.length })}</span>
      </div>
      <ol>
        {steps.map(({ name, state }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StepLink to={paths[name]}>{t(`steps.${name}.name`)}</StepLink>
            {state === 'done' ? <span className="sr-only">{t('steps.done')}</span> : null}
            <p className="small muted">{facts[name]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function accountFact(person: Beginning['person']): 'demo' | 'noMail' | 'noSecond' | 'complete' {
  if (person.demo) return 'demo';
  if (!person.email_verified) return 'noMail';
  return person.two_factor_enabled ? 'complete' : 'noSecond';
}
