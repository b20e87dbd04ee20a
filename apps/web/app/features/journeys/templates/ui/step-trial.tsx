import {
  JOURNEY_STAGES,
  type JourneyFacts,
  type JourneyStep,
  planJourney,
  type PlannedTask,
} from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';
import { formatter, useFormat } from '../../../../lib/format/use-format.ts';
import { LocaleProvider, useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { journeysTexts } from '../../texts.ts';
import { LanguageButtons } from '../../ui/language-buttons.tsx';
import { textIn } from '../step-list.ts';
import { stepsTexts } from '../texts.ts';
import { useDueText } from '../use-due-text.ts';

interface StepTrialProps {
  steps: readonly JourneyStep[];
  facts: JourneyFacts;
  timeZone: string;
}

const VIEWS = ['simulate', 'patient'] as const;

/** What the steps mean: one patient's dates, or what a patient sees. */
export function StepTrial(props: StepTrialProps) {
  const t = useTexts(stepsTexts);
  const [view, setView] = useState<(typeof VIEWS)[number]>('simulate');
  return (
    <section className="config-side" aria-label={t('view.label')}>
      <div className="segments" role="group" aria-label={t('view.label')}>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      {view === 'simulate' ? <Simulation {...props} /> : <PatientPreview {...props} />}
    </section>
  );
}

/** Days from booking to procedure that a simulation begins with. */
const USUAL_WAIT = 90;

function Simulation({ steps, facts, timeZone }: StepTrialProps) {
  const t = useTexts(stepsTexts);
  const format = useFormat();
  const [today] = useState(() => calendar.dateAt(new Date(), timeZone));
  const [booking, setBooking] = useState(today);
  const [procedure, setProcedure] = useState(calendar.addDays(today, USUAL_WAIT));
  const isUsable = isCalendarDate(booking) && isCalendarDate(procedure) && procedure >= booking;
  const plan = isUsable ? planJourney(calendar, steps, facts, { booking, procedure }) : null;
  const late = plan?.tasks.filter(({ due, step }) => step.due.anchor !== 'booking' && due < booking).length ?? 0;
  return (
    <>
      <p className="muted small">{t('simulate.lead')}</p>
      <div className="field-grid">
        <TextField
          name="simulate.booking"
          type="date"
          label={t('simulate.booking')}
          value={booking}
          onChange={({ currentTarget: { value } }) => setBooking(value)}
        />
        <TextField
          name="simulate.procedure"
          type="date"
          label={t('simulate.procedure')}
          error={isUsable ? undefined : t('simulate.order')}
          value={procedure}
          onChange={({ currentTarget: { value } }) => setProcedure(value)}
        />
      </div>
      {plan ? (
        <>
          {facts.trips === 0 ? (
            <p>{t('simulate.noTrip')}</p>
          ) : (
            plan.trips.map((dates, index) => (
              <div key={dates.procedure}>
                {plan.trips.length > 1 ? <p className="strong">{t('simulate.trip', { number: index + 1 })}</p> : null}
                <dl className="config-dates">
                  {(['arrival', 'procedure', 'discharge'] as const).map((anchor) => (
                    <div key={anchor}>
                      <dt>{t(`anchor.${anchor}`)}</dt>
                      <dd>{format.date(dates[anchor])}</dd>
                    </div>
                  ))}
                  <div>
                    <dt>{t('simulate.flight')}</dt>
                    <dd className="strong">{format.date(dates.flight)}</dd>
                  </div>
                </dl>
              </div>
            ))
          )}
          {facts.trips === 0 ? null : <p className="muted small">{t('simulate.flightHint')}</p>}
          <p className="muted small">{t('simulate.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
          {late ? (
            <p role="status" className="language-missing">
              {t('simulate.late', { count: late })}
            </p>
          ) : null}
          <h3>{t('simulate.timeline')}</h3>
          <ol className="config-timeline">
            {plan.tasks.map((task) => (
              <Task key={task.step.id} task={task} />
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}

function Task({ task: { due, reminders, starts, step, trip } }: { task: PlannedTask }) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const format = useFormat();
  const locale = useLocale();
  return (
    <li>
      <p className="small num">
        <time dateTime={due}>{format.date(due)}</time>
        {starts < due ? ` (${t('simulate.from', { date: format.date(starts) })})` : null}
      </p>
      <p className="strong">{textIn(step.title, locale) || words('untitled')}</p>
      <p className="config-row-facts small muted">
        <Badge tone={step.owner === 'patient' ? 'primary' : 'neutral'}>{words(`owner.${step.owner}`)}</Badge>
        {trip === 2 ? <Badge tone="info">{t('simulate.trip', { number: 2 })}</Badge> : null}
        {step.files.length ? <span>{format.list(step.files.map((kind) => words(`file.${kind}`)))}</span> : null}
        {reminders.length ? (
          <span>{t('simulate.reminders', { dates: format.list(reminders.map((day) => format.date(day))) })}</span>
        ) : null}
      </p>
    </li>
  );
}

function PatientPreview({ steps }: StepTrialProps) {
  const t = useTexts(stepsTexts);
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  return (
    <>
      <p className="muted small">{t('patient.lead')}</p>
      <LanguageButtons chosen={language} choose={setLanguage} />
      <div className="phone" lang={language}>
        <LocaleProvider locale={language}>
          <PatientSteps steps={steps} language={language} />
        </LocaleProvider>
      </div>
    </>
  );
}

/** The steps as a patient reads them, in the language of the preview. */
function PatientSteps({ steps, language }: { steps: readonly JourneyStep[]; language: Locale }) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const dueText = useDueText();
  const format = formatter(language);
  return JOURNEY_STAGES.map((stage) => {
    const inStage = steps.filter((step) => step.stage === stage);
    return inStage.length ? (
      <section key={stage}>
        <h3 className="config-stage">{words(`stage.${stage}`)}</h3>
        <ul className="phone-steps">
          {inStage.map((step) => (
            <li key={step.id} data-own={step.owner === 'patient' || undefined}>
              <p className={step.owner === 'patient' ? 'strong' : undefined}>{textIn(step.title, language)}</p>
              <p className="small muted">
                {t(`patient.${step.owner === 'patient' ? 'you' : step.owner}`)} · {dueText(step.due)}
              </p>
              {step.owner === 'patient' && step.files.length ? (
                <p className="small">
                  {t('patient.upload', { files: format.list(step.files.map((kind) => words(`file.${kind}`))) })}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  });
}
