import type { FacetValue } from '@travesia/contracts/kit';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { serviceTexts } from '../../texts.ts';

interface OfferFiltersProps {
  facets: Readonly<Record<'treatment' | 'spoken' | 'country', readonly FacetValue[]>>;
  /** Available sort orders; the first is the default. */
  sorts?: readonly ('relevance' | 'price' | 'turnaround')[];
  /** Anchor to return to. */
  anchor: string;
}

/** Treatment, language, country and sort order of the offers, as a GET form. */
export function OfferFilters({ facets, sorts = [], anchor }: OfferFiltersProps) {
  const t = useTexts(serviceTexts);
  const { search, path } = useSite();
  const asked = new URLSearchParams(search);
  const options = (any: string, values: readonly FacetValue[]) => [
    { value: '', label: any },
    ...values.map(({ value, label, count }) => ({ value, label: t('filter.option', { label, count }) })),
  ];
  return (
    <FilterForm
      to={`${path}#${anchor}`}
      own={['treatment', 'spoken', 'country', 'sort']}
      label={t('filter.label')}
      className="offer-filters"
    >
      {facets.treatment.length > 0 ? (
        <SelectField
          name="treatment"
          label={t('filter.treatment')}
          options={options(t('filter.anyTreatment'), byName(facets.treatment))}
          defaultValue={asked.get('treatment') ?? ''}
        />
      ) : null}
      <SelectField
        name="spoken"
        label={t('filter.spoken')}
        options={options(t('filter.anyLanguage'), facets.spoken)}
        defaultValue={asked.get('spoken') ?? ''}
      />
      <SelectField
        name="country"
        label={t('filter.country')}
        options={options(t('filter.anyCountry'), facets.country)}
        defaultValue={asked.get('country') ?? ''}
      />
      {sorts.length > 0 ? (
        <SelectField
          name="sort"
          label={t('filter.sort')}
          options={sorts.map((sort) => ({
            value: sort === sorts[0] ? '' : sort,
            label: t(`filter.sort.${sort}`),
          }))}
          defaultValue={asked.get('sort') ?? ''}
        />
      ) : null}
      <Button>{t('filter.show')}</Button>
    </FilterForm>
  );
}

/** Many treatments are found by their name, not by their count. */
const byName = (values: readonly FacetValue[]) => values.toSorted((a, b) => a.label.localeCompare(b.label));
