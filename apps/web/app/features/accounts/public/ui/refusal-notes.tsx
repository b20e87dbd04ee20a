import type { ReactNode } from 'react';
import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import type { Refusal } from '../refusal.ts';
import { refusalLines } from '../refusal-lines.ts';

interface RefusalNotesProps {
  refusal: Refusal | null;
  labels: Record<string, string>;
  help?: ((refusal: Refusal) => ReactNode) | undefined;
}

/** Form errors, shown above the form; receives focus each time. */
export function RefusalNotes({ refusal, labels, help }: RefusalNotesProps) {
  const ref = useFocusOn<HTMLDivElement>(refusal);
  if (!refusal) return null;
  const errors = summaryOf({ values: {}, errors: refusal.errors }, labels);
  return (
    <div ref={ref} tabIndex={-1} className="auth-refusal">
      {errors.length > 0 ? (
        <ErrorSummary errors={errors} focus={false} />
      ) : (
        <div role="alert">{help?.(refusal) ?? <ProblemNotice refusal={refusal} />}</div>
      )}
    </div>
  );
}

/** A problem without a field, such as a wrong password or a network error. */
export function ProblemNotice({ refusal }: { refusal: Refusal }) {
  const { sentence, kept, requestId } = refusalLines(useLocale(), refusal);
  return (
    <Notice tone="danger">
      <p className="strong">{sentence}</p>
      {kept ? <p>{kept}</p> : null}
      {requestId ? <p className="tiny">{requestId}</p> : null}
    </Notice>
  );
}
