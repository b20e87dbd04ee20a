import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { packageTexts } from '../../texts.ts';

/** What the API refused of the filters in the address, each with a link to its field. */
export function FilterErrors({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts(packageTexts);
  return <ErrorSummary errors={summaryOf({ values: {}, errors }, fieldLabels(t))} />;
}

type Translate = ReturnType<typeof useTexts<keyof (typeof packageTexts)['messages']['en']>>;

/** What the fields are called in the summary of errors, in their order. */
const fieldLabels = (t: Translate): Record<string, string> => ({
  treatment: t('filters.treatment'),
  price_min: t('filters.price'),
  price_max: t('filters.price'),
  country: t('filters.country'),
  city: t('filters.city'),
  nights_max: t('filters.nights_max'),
  days_max: t('filters.days_max'),
  inclusions: t('filters.inclusions'),
  spoken: t('filters.spoken'),
  accreditation: t('filters.accreditation'),
  rating: t('filters.rating'),
  sort: t('sort.label'),
  page: t('list.pageNumber'),
});
