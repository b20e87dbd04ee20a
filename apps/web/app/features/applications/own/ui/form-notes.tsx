import { useEffect, useRef } from 'react';
import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import type { SentForm } from '../use-sent-form.ts';

interface FormNotesProps {
  form: Pick<SentForm<object>, 'errors' | 'problem' | 'refusals'>;
  labels: Record<string, string>;
}

/** Form errors, shown above the form; receives focus each time. */
export function FormNotes({ form, labels }: FormNotesProps) {
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const { errors, problem, refusals } = form;
  useEffect(() => {
    if (refusals > 0) ref.current?.focus();
  }, [refusals]);
  if (refusals === 0) return null;
  const found = summaryOf({ values: {}, errors }, labels);
  return (
    <div ref={ref} tabIndex={-1} className="apply-refusal">
      {found.length > 0 ? (
        <ErrorSummary errors={found} focus={false} />
      ) : problem ? (
        <Notice tone="danger" role="alert">
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
