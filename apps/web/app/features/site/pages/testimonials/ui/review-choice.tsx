import { REVIEW_SORTS } from '@travesia/contracts/reviews';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import type { TestimonialsData } from '../load-testimonials.ts';
import { CHOICES, orderOf, reviewFilters } from '../review-filters.ts';
import { testimonialsTexts } from '../texts.ts';

const ANY = { treatment: 'filter.anyTreatment', country: 'filter.anyCountry', written: 'filter.anyWritten' } as const;

/** Filters and sort order of the reviews. */
export function ReviewChoice({ page, errors }: Pick<TestimonialsData, 'page' | 'errors'>) {
  const t = useTexts(testimonialsTexts);
  const { search } = useSite();
  return (
    <FilterForm
      to="/testimonials#reviews"
      own={[...CHOICES, 'sort']}
      label={t('filter.label')}
      className="offer-filters no-print"
    >
      {CHOICES.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          error={errors[name]}
          data-enhance="submit-on-change"
          defaultValue={reviewFilters.valuesOf(search, name)[0] ?? ''}
          options={[
            { value: '', label: t(ANY[name]) },
            ...page.facets[name].map(({ value, label, count }) => ({
              value,
              label: t('filter.option', { label, count }),
            })),
          ]}
        />
      ))}
      <SelectField
        name="sort"
        label={t('filter.sort')}
        data-enhance="submit-on-change"
        defaultValue={orderOf(search)}
        options={REVIEW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <Button>{t('filter.show')}</Button>
    </FilterForm>
  );
}
