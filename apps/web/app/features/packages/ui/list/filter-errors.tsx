import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { packageTexts } from '../../texts.ts';
import { fieldLabels } from './use-filter-text.ts';

/** Filters in the URL that the API rejected, each with a link to its field. */
export function FilterErrors({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts(packageTexts);
  return <ErrorSummary errors={summaryOf({ values: {}, errors }, fieldLabels(t))} />;
}
