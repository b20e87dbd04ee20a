import type { ReactNode } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { howItWorksTexts } from '../texts.ts';

export interface StepView {
  key: string;
  /** Where it happens. */
  place?: 'here' | 'clinic';
  title: string;
  text: string;
  time: ReactNode;
  who: ReactNode;
  cost: ReactNode;
  wrong: ReactNode;
}

const FACTS = ['time', 'who', 'cost', 'wrong'] as const;

/** A vertical list of steps, each with its four facts beside it. */
export function StepList({ steps }: { steps: readonly StepView[] }) {
  const t = useTexts(howItWorksTexts);
  return (
    <ol className="how-steps">
      {steps.map((step) => (
        <li key={step.key}>
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {step.place ? (
              <p className="page-under">
                <Badge tone={step.place === 'here' ? 'success' : 'neutral'}>{t(`steps.${step.place}`)}</Badge>
              </p>
            ) : null}
          </div>
          <dl>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{t(`fact.${fact}`)}</dt>
                <dd>{step[fact]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
