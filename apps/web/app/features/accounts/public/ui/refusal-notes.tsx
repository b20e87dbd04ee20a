import type { ReactNode } from 'react';
import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import type { Refusal } from '../refusal.ts';
import { authTexts } from '../texts.ts';

const MINUTE = 60;

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
export function ProblemNotice({ refusal: { problem, sentence } }: { refusal: Refusal }) {
  const t = useTexts(authTexts);
  const wait = problem?.code === 'request.rate_limited' ? Math.ceil((problem.retry_after ?? MINUTE) / MINUTE) : 0;
  const ours = (problem?.status ?? 0) >= 500;
  return (
    <Notice tone="danger">
      <p className="strong">{wait > 0 ? t('error.waitMinutes', { count: wait }) : (sentence ?? t('error.notSent'))}</p>
      {ours ? <p>{t('error.kept')}</p> : null}
      {ours && problem?.request_id ? <p className="tiny">{t('error.requestId', { id: problem.request_id })}</p> : null}
    </Notice>
  );
}
