import { type Application, type ApplicationSection } from '@travesia/contracts/applications';
import { useEffect, useRef, useState } from 'react';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import type { Choices } from '../choices.ts';
import { inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { useApplicationDraft } from '../use-application-draft.ts';
import { placeOf, STEPS, usePlace } from '../use-section.ts';
import { ReviewStep } from './review-step.tsx';
import { SectionForm } from './section-form.tsx';
import { StepList } from './step-list.tsx';
import { useAnswer } from './use-answer.ts';
import { useLabel } from './use-label.ts';

interface ApplicationFormProps {
  first: Application;
  choices: Choices;
  /** Called after it was submitted or withdrawn. */
  onMoved: (application: Application) => void;
}

/** Fields are named as their place in the URL. */
const hrefOf = (name: string) => `#${name}`;

/** Form for an application: one section at a time, with autosave. */
export function ApplicationForm({ first, choices, onMoved }: ApplicationFormProps) {
  const t = useTexts(applyTexts);
  const label = useLabel();
  const answer = useAnswer(choices);
  const { application, saved, draft, state } = useApplicationDraft(first);
  const unfinished = application.checklist.find(({ complete }) => !complete)?.section;
  const place = usePlace(unfinished);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useRef(place.step);
  const { step, field } = place;

  useEffect(() => {
    if (came.current !== step) {
      const before = came.current;
      setLeft((known) => new Set([...known, before]));
      came.current = step;
      if (!field) heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    if (field && step !== 'review') document.getElementById(fieldId(inForm(step, field)))?.focus();
  }, [step, field]);

  const at = STEPS.indexOf(step);
  const go = (to: number) => {
    location.hash = placeOf(STEPS[to] ?? 'review');
  };
  // Missing fields are marked once the user has moved on, or was sent here to fix them.
  const marks = left.has(step) || field !== null;
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
          <p className="muted measure">
            {step === 'review' ? t('review.lead') : t(`lead.${step}`)} {t('save.auto')}
          </p>
        </header>
        <SavedForm draft={draft} state={state} labelledBy="step" labelOf={label} shown={answer} hrefOf={hrefOf}>
          {step === 'review' ? (
            <ReviewStep application={application} draft={draft} choices={choices} onMoved={onMoved} />
          ) : (
            <SectionForm
              key={step}
              section={step satisfies ApplicationSection}
              application={application}
              choices={choices}
              marks={marks}
              take={(now) => draft.follow(saved(now))}
              draft={draft}
              state={state}
            />
          )}
        </SavedForm>
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

/** The information we requested. */
function Wanted({ reason }: { reason: string | null }) {
  const t = useTexts(applyTexts);
  if (!reason) return null;
  return (
    <Notice tone="warning" title={t('state.more_wanted')}>
      <p className="apply-words">{reason}</p>
    </Notice>
  );
}
