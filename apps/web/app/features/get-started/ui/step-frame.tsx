import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { type Step, startAddress, withoutStep } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { BesideQuestion } from './said.tsx';

interface StepFrameProps {
  data: StartData;
  step: Step;
  children: ReactNode;
  /** Content next to the question, such as the body drawing. */
  aside?: ReactNode;
}

/** One question: progress, the question itself, and links to skip it and go back. */
export function StepFrame({ data, step, children, aside }: StepFrameProps) {
  const t = useTexts(startTexts);
  const { steps } = data;
  return (
    <>
      <Progress place={steps.indexOf(step) + 1} of={steps.length} />
      <div className="start-beside">
        <div className="start-form">
          {children}
          <WaysOn data={data} step={step} />
          <p className="small muted measure">{t(`reason.${step}`)}</p>
        </div>
        {aside ?? <BesideQuestion data={data} />}
      </div>
    </>
  );
}

/** Skip and back, after the button that sends the answer if there is one. */
function WaysOn({ data, step, children }: Omit<StepFrameProps, 'aside' | 'children'> & { children?: ReactNode }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { answers, steps } = data;
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  return (
    <div className="row start-buttons">
      {children}
      <LinkButton variant="quiet" href={path(startAddress(withoutStep(answers, step), steps[place + 1] ?? 'plan'))}>
        {t('next.skip')}
      </LinkButton>
      {before ? (
        <LinkButton variant="quiet" icon="arrow-left" href={path(startAddress(answers, before))}>
          {t('next.back')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** A question that is typed or has several answers: a form that carries the other answers along. */
export function StepForm({ data, step, field, children }: Omit<StepFrameProps, 'aside'> & { field: string }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { answers, steps, fault } = data;
  const place = steps.indexOf(step);
  const after = steps[place + 1] ?? 'plan';
  const carried = new URLSearchParams(startAddress(withoutStep(answers, step), after).split('?')[1]);
  carried.delete('step');
  // The budget step has its own currency field, and only a budget or a plan needs a currency.
  if (step === 'budget' || after === 'plan') carried.delete('currency');
  return (
    <>
      <Progress place={place + 1} of={steps.length} />
      {/* The field with the error. */}
      <ErrorSummary errors={fault ? [{ name: field, message: t(`fault.${fault}`) }] : []} />
      <div className="start-beside">
        <form action={path('/get-started')} className="start-form" data-enhance="filter-form">
          {children}
          {[...carried].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {after === 'plan' && step !== 'budget' ? (
            <input type="hidden" name="currency" value={answers.currency} />
          ) : null}
          <input type="hidden" name="asked" value={step} />
          <input type="hidden" name="step" value={after} />
          <WaysOn data={data} step={step}>
            <Button variant="primary" size="large">
              {after === 'plan' ? t('next.plan') : t('next.next')}
            </Button>
          </WaysOn>
          <p className="small muted measure">{t(`reason.${step}`)}</p>
        </form>
        <BesideQuestion data={data} />
      </div>
    </>
  );
}

function Progress({ place, of }: { place: number; of: number }) {
  const t = useTexts(startTexts);
  return (
    <div className="start-progress">
      <p className="small strong" id="start-place">
        {t('progress', { place, of })}
      </p>
      <progress value={place} max={of} aria-labelledby="start-place" />
    </div>
  );
}
