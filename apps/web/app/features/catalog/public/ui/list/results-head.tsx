import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { Segments } from '../../../../../ui/action/segments.tsx';
import { Chip } from '../../../../../ui/badge/chip.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { TREATMENT_SORTS } from '@travesia/contracts/catalog';
import { FILTER_NAMES, setFilters, withoutFilter, type ListFilters } from '../../list-filters.ts';
import { catalogTexts } from '../../texts.ts';
import { useFilterText, type Facets } from './use-filter-text.ts';

interface ResultsHeadProps {
  total: number;
  filters: ListFilters;
  facets: Facets;
  errors: Readonly<Record<string, string>>;
}

/** Result count, sort, view and active filters. */
export function ResultsHead({ total, filters, facets, errors }: ResultsHeadProps) {
  const t = useTexts(catalogTexts);
  const { q } = filters;
  return (
    <div className="results-head">
      <div className="row between">
        <p role="status" className="strong">
          {q ? t('list.countFor', { count: total, q }) : t('list.count', { count: total })}
        </p>
        <div className="row">
          <SortForm filters={filters} />
          <ViewSwitch view={filters.view} />
        </div>
      </div>
      {FILTER_NAMES.filter((name) => errors[name]).map((name) => (
        <Notice key={name} tone="warning">
          <p>{t('filters.refused', { filter: t(`filterName.${name}`), reason: errors[name] })}</p>
        </Notice>
      ))}
      <SetFilters filters={filters} facets={facets} />
    </div>
  );
}

function SortForm({ filters }: { filters: ListFilters }) {
  const t = useTexts(catalogTexts);
  const options = TREATMENT_SORTS.map((sort) => ({
    value: sort,
    label: sort === 'name' && filters.q ? t('sort.match') : t(`sort.${sort}`),
  }));
  return (
    <FilterForm own={['sort']} label={t('sort.label')} className="row sort-form">
      <SelectField
        name="sort"
        label={t('sort.label')}
        hideLabel
        options={options}
        defaultValue={filters.sort}
        data-enhance="submit-on-change"
      />
      <Button size="small">{t('sort.apply')}</Button>
    </FilterForm>
  );
}

function ViewSwitch({ view }: { view: ListFilters['view'] }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const item = (one: ListFilters['view'], value: string | null) => ({
    href: withQuery(path(here), search, { view: value }),
    label: t(`view.${one}`),
    current: view === one,
  });
  return <Segments label={t('view.label')} items={[item('cards', null), item('table', 'table')]} />;
}

function SetFilters({ filters, facets }: { filters: ListFilters; facets: Facets }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const textOf = useFilterText(filters, facets);
  const set = setFilters(filters);
  if (set.length === 0) return null;
  return (
    <ul className="row set-filters" aria-label={t('filters.set')}>
      {set.map((filter) => {
        const text = textOf(filter);
        const rest = withoutFilter(search, filter);
        return (
          <li key={`${filter.name}=${filter.value}`}>
            <Chip
              href={path(rest ? `${here}?${rest}` : here)}
              pressed
              removeLabel={t('filters.remove', { filter: text })}
            >
              {text}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
