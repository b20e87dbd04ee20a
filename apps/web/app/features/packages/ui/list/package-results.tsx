import { PACKAGE_SORTS } from '@travesia/contracts/packages';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Chip } from '../../../../ui/badge/chip.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { setFilters, withoutFilter, withoutFilters } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { PackageCard } from '../package-card.tsx';
import { useFilterText } from './use-filter-text.ts';

/** The order asked for; what is no order of ours counts as relevance. */
export function sortOf(search: string): (typeof PACKAGE_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return PACKAGE_SORTS.find((sort) => sort === given) ?? 'relevance';
}

/** How many there are and in which order, with the choice of another. */
export function ResultsHead({ page, search }: { page: PackagePage; search: string }) {
  const t = useTexts(packageTexts);
  const sort = sortOf(search);
  return (
    <div className="row between results-head">
      <p role="status">
        <span className="strong">{t('list.count', { count: page.total })}</span>{' '}
        <span className="muted">{t(`sort.${sort}.explained`)}</span>
      </p>
      <FilterForm own={['sort']} label={t('sort.label')} className="row sort-form">
        <SelectField
          name="sort"
          label={t('sort.label')}
          hideLabel
          data-enhance="submit-on-change"
          defaultValue={sort}
          options={PACKAGE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <Button size="small">{t('sort.apply')}</Button>
      </FilterForm>
    </div>
  );
}

/** The filters that are set, each a link that takes it away. */
export function ActiveFilters({ page, search }: { page: PackagePage; search: string }) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const text = useFilterText(page.facets);
  const set = setFilters(search);
  if (set.length === 0) return null;
  return (
    <ul className="row active-filters no-print" aria-label={t('filters.active')}>
      {set.map((filter) => {
        const words = text(filter.name, filter.value);
        return (
          <li key={`${filter.name} ${filter.value}`}>
            <Chip
              href={withoutFilter(path(site.path), site.search, filter)}
              pressed
              removeLabel={t('filters.remove', { filter: words })}
            >
              {words}
            </Chip>
          </li>
        );
      })}
      <li>
        <a className="small strong" href={withoutFilters(path(site.path), site.search)}>
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  );
}

/** The packages of this page and the links to the others. */
export function PackageResults({ page }: { page: PackagePage }) {
  const path = useLocalPath();
  const site = useSite();
  return (
    <>
      <ol className="results">
        {page.data.map((offer) => (
          <li key={offer.id}>
            <PackageCard offer={offer} level={2} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page.page}
        pages={page.total_pages}
        href={(number) => withQuery(path(site.path), site.search, { page: number })}
      />
    </>
  );
}
