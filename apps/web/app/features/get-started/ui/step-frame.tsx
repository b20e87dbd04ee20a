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
  /** The field with the error. */
  field: string;
  children: ReactNode;
  /** Content next to the question, such as the body drawing. */
  aside?: ReactNode;
}

/** One question: progress, the form, and links to skip and go back. The other answers are carried along. */
export function StepFrame({ data, step, field, children, aside }: StepFrameProps) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { answers, steps, fault } = data;
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const after = steps[place + 1] ?? 'plan';
  const skip = startAddress(withoutStep(answers, step), after);
  const carried = new URLSearchParams(skip.split('?')[1]);
  carried.delete('step');
  // The budget step has its own currency field, and only a budget or a plan needs a currency.
  if (step === 'budget' || after === 'plan') carried.delete('currency');
  return (
    <>
      <Progress place={place + 1} of={steps.length} />
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
          <div className="row start-buttons">
            <Button variant="primary" size="large">
              {after === 'plan' ? t('next.plan') : t('next.next')}
            </Button>
            <LinkButton variant="quiet" href={path(skip)}>
              {t('next.skip')}
            </LinkButton>
            {before ? (
              <LinkButton variant="quiet" icon="arrow-left" href={path(startAddress(answers, before))}>
                {t('next.back')}
              </LinkButton>
            ) : null}
          </div>
          <p className="small muted measure">{t(`reason.${step}`)}</p>
        </form>
        {aside ?? <BesideQuestion data={data} />}
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
