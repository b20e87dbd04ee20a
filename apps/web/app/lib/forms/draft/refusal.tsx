import type { Problem } from '@travesia/contracts/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';
import { focusField } from './focus-field.ts';
import { RefusedBar } from './refused-bar.tsx';

interface RefusalProps {
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>;
  /** Names of the rejected fields. */
  refused: readonly string[];
  /** Why it was not accepted; null if the form found it by itself. */
  problem: Problem | null;
  /** The sentence for a problem that is about no field, where the general one is not enough. */
  fault?: string | undefined;
  /** Changes with every attempt, so that each moves the focus. */
  attempt?: number;
  /** Label of a rejected field that is not shown now; null if the form has none of this name. */
  labelOf?: ((name: string) => string | null) | undefined;
}

/**
 * Why a form was not accepted, next to the button that sent it, with a link to each wrong field. The first of them gets
 * the focus; if none is shown, this does.
 */
export function Refusal({ form, refused, problem, fault, attempt = 0, labelOf = () => null }: RefusalProps) {
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const isRefused = refused.length > 0;
  const cause = problem ?? (isRefused ? attempt : null);
  useEffect(() => {
    if (cause === null) return;
    const first = isRefused ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (first) focusField(first);
    else bar.current?.focus();
  }, [form, isRefused, cause]);
  if (isRefused)
    return <RefusedBar ref={bar} form={form} refused={refused} problem={problem} labelOf={labelOf} attempt={attempt} />;
  if (!problem) return null;
  return (
    <div ref={bar} className="error-summary" role="alert" tabIndex={-1}>
      <p>{fault || problemText(locale, problem)}</p>
    </div>
  );
}
