import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type Answers, type Step, startAddress, STEPS, stepsFor } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { PICTURES, type PictureName } from '../pictures.ts';
import { startTexts } from '../texts.ts';
import { StepFrame } from './step-frame.tsx';

/** A question with one answer. */
export type OneOf = 'who' | 'goal' | 'area' | 'treatment' | 'when';

export interface Option {
  value: string;
  title: string;
  picture: ReactNode;
  children?: ReactNode;
}

interface OptionsProps {
  data: StartData;
  step: OneOf;
  question: string;
  options: readonly Option[];
  /** For short names. */
  isShort?: boolean;
  aside?: ReactNode;
  below?: ReactNode;
}

/** A question whose answers are links: one tap answers it and goes on, with or without a script. */
export function Options({ data, step, question, options, isShort = false, aside, below }: OptionsProps) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const chosen = data.answers[step];
  return (
    <StepFrame data={data} step={step} aside={aside}>
      <h1>{question}</h1>
      <ul className={isShort ? 'start-options start-short' : 'start-options'}>
        {options.map(({ value, title, picture, children }) => (
          <li key={value}>
            <a
              className="start-option"
              href={path(addressAfter(data, step, value))}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {picture}
              <span>
                <span className="strong">{title}</span>
                {children}
                {value === chosen ? <span className="sr-only"> {t('option.chosen')}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {below}
    </StepFrame>
  );
}

/** Answers that no longer fit once an earlier one changes. */
const RESETS: Readonly<Partial<Record<Step, Partial<Answers>>>> = {
  goal: { area: null, treatment: null },
  area: { treatment: null },
};

/** The next question with this answer given. */
export function addressAfter({ answers, treatments }: StartData, step: OneOf, value: string): string {
  const changed = answers[step] === value ? {} : RESETS[step];
  const next = { ...answers, ...changed, [step]: value } as Answers;
  const after = stepsFor(next, treatments).find((one) => STEPS.indexOf(one) > STEPS.indexOf(step));
  return startAddress(next, after ?? 'plan');
}

/** The drawing of an answer. */
export function OptionPicture({ name }: { name: PictureName }) {
  return (
    <svg
      className="start-picture"
      viewBox="0 0 48 48"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: PICTURES[name] }}
    />
  );
}
