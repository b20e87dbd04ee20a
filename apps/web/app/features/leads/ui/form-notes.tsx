import type { ReactNode } from 'react';
import { summaryOf } from '../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import type { Refusal } from '../answer-form.ts';
import { leadTexts } from '../texts.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Form errors, shown above the form; receives focus. Renders nothing before submission. */
export function FormNotes({ refusal, labels }: { refusal: Refusal | undefined; labels: Record<string, string> }) {
  const t = useTexts(leadTexts);
  const locale = useLocale();
  if (!refusal) return null;
  const { problem } = refusal;
  if (!problem) return <ErrorSummary errors={summaryOf(refusal, labels)} />;
  const wait = problem.retry_after ?? 0;
  const long = problem.code === 'request.rate_limited' && wait > 2 * MINUTE;
  return (
    <div role="alert" tabIndex={-1} data-enhance="focus">
      <Notice tone="danger" title={t('error.notSent')}>
        <p>
          {long
            ? wait > 2 * HOUR
              ? t('error.waitHours', { count: Math.ceil(wait / HOUR) })
              : t('error.waitMinutes', { count: Math.ceil(wait / MINUTE) })
            : problemText(locale, problem)}
        </p>
        <p>{t('error.kept')}</p>
        {problem.request_id ? <p className="tiny">{t('error.requestId', { id: problem.request_id })}</p> : null}
      </Notice>
    </div>
  );
}

interface FormPartProps {
  heading: string;
  /** Shows two fields per row where there is room. */
  pairs?: boolean;
  children: ReactNode;
}

/** A group of form fields with a heading. */
export function FormPart({ heading, pairs = false, children }: FormPartProps) {
  return (
    <fieldset className={pairs ? 'lead-part lead-pairs' : 'lead-part'}>
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}
