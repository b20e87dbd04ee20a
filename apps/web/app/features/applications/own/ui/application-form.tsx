import { type Application, type ApplicationSection } from '@travesia/contracts/applications';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { createApplicationStore } from '../application-store.ts';
import type { Choices } from '../choices.ts';
import { inForm } from '../fields.ts';
import { isEmpty, withChanges } from '../section-values.ts';
import { applyTexts } from '../texts.ts';
import { placeOf, STEPS, usePlace } from '../use-section.ts';
import { ReviewStep } from './review-step.tsx';
import { SaveLine } from './save-line.tsx';
import { SectionForm } from './section-form.tsx';
import { StepList } from './step-list.tsx';

interface ApplicationFormProps {
  first: Application;
  choices: Choices;
  /** It was submitted or withdrawn. */
  onMoved: (application: Application) => void;
}

/** An application while it is filled in: one section at a time, saved as it is typed. */
export function ApplicationForm({ first, choices, onMoved }: ApplicationFormProps) {
  const t = useTexts(applyTexts);
  const [store] = useState(() => createApplicationStore(first));
  const state = useStore(store);
  const { application, pending, shown } = state;
  const unfinished = application.checklist.find(({ complete }) => !complete)?.section;
  const place = usePlace(unfinished);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useRef(place.step);
  const { step, field } = place;

  useEffect(() => {
    const flush = () => void (isEmpty(store.getState().pending) ? null : store.getState().flush());
    flush();
    // Whoever turns to another tab or puts the phone away may not come back to this one.
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [store]);
  useEffect(() => {
    if (came.current !== step) {
      const before = came.current;
      setLeft((known) => new Set([...known, before]));
      came.current = step;
      void store.getState().flush();
      if (!field) heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    if (field && step !== 'review') document.getElementById(fieldId(inForm(step, field)))?.focus();
  }, [step, field, store]);

  const at = STEPS.indexOf(step);
  const go = (to: number) => {
    location.hash = placeOf(STEPS[to] ?? 'review');
  };
  // Fields that were forgotten are marked once one has gone on, or was led here to mend them.
  const marks = left.has(step) || field !== null;
  const sections = withChanges(application.sections, pending);
  const title = step === 'review' ? t('review.heading') : t(`section.${step}`);
  return (
    <div className="apply-body">
      <StepList application={application} step={step} />
      <section className="apply-step" aria-labelledby="step">
        <Wanted reason={application.reason} />
        <header className="stack">
          <p className="apply-count">{t('steps.count', { at: at + 1, of: STEPS.length })}</p>
          <h1 id="step" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted measure">{step === 'review' ? t('review.lead') : t(`lead.${step}`)}</p>
        </header>
        <SaveLine state={state} />
        {step === 'review' ? (
          <ReviewStep state={state} choices={choices} onMoved={onMoved} />
        ) : (
          <SectionForm
            key={`${step}-${shown}`}
            section={step satisfies ApplicationSection}
            application={application}
            sections={sections}
            choices={choices}
            marks={marks}
            state={state}
          />
        )}
        <nav className="apply-ways" aria-label={t('steps.label')}>
          {at > 0 ? (
            <Button type="button" variant="quiet" icon="arrow-left" onClick={() => go(at - 1)}>
              {t('steps.back')}
            </Button>
          ) : (
            <span />
          )}
          {step === 'review' ? null : (
            <Button type="button" variant="primary" onClick={() => go(at + 1)}>
              {t('steps.next')}
            </Button>
          )}
        </nav>
      </section>
    </div>
  );
}

/** What we have asked for. */
function Wanted({ reason }: { reason: string | null }) {
  const t = useTexts(applyTexts);
  if (!reason) return null;
  return (
    <Notice tone="warning" title={t('state.more_wanted')}>
      <p className="apply-words">{reason}</p>
    </Notice>
  );
}
