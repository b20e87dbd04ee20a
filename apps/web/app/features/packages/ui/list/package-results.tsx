import { PACKAGE_SORTS } from '@travesia/contracts/packages';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { SetFilters } from '../../../../ui/filters/set-filters.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { packageFilters } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { PackageCard } from '../package-card.tsx';
import { useFilterText } from './use-filter-text.ts';

/** Requested sort order; unknown values become relevance. */
function sortOf(search: string): (typeof PACKAGE_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return PACKAGE_SORTS.find((sort) => sort === given) ?? 'relevance';
}

/** The count and sort order, with a choice of order. */
export function ResultsHead({ page, search }: { page: PackagePage; search: string }) {
  const t = useTexts(packageTexts);
  const sort = sortOf(search);
  return (
    <div className="row between package-list-head">
      <p role="status">
        <span className="strong">{t('list.count', { count: page.total })}</span>{' '}
        {page.total > 1 ? <span className="muted">{t(`sort.${sort}.explained`)}</span> : null}
      </p>
      <FilterForm own={['sort']} label={t('sort.label')} className="row package-sort">
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

interface ActiveFiltersProps {
  page: PackagePage;
  search: string;
  /** Filters the API rejected, by name; the list ignores them. */
  refused: Readonly<Record<string, string>>;
}

/** Active filters, each a link that removes it. */
export function ActiveFilters({ page, search, refused }: ActiveFiltersProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const text = useFilterText(page.facets);
  const here = path(site.path);
  const working = packageFilters.set(search).filter(({ name }) => !(name in refused));
  const filters = working.map((filter) => {
    const words = text(filter.name, filter.value);
    const href = packageFilters.without(here, site.search, filter);
    return { href, text: words, removeLabel: t('filters.remove', { filter: words }) };
  });
  return (
    <SetFilters
      label={t('filters.active')}
      filters={filters}
      clear={<a href={packageFilters.cleared(here, site.search)}>{t('filters.clear')}</a>}
    />
  );
}

/** This page's packages and the pagination. */
export function PackageResults({ page }: { page: PackagePage }) {
  const path = useLocalPath();
  const site = useSite();
  return (
    <>
      <ol className="package-list">
        {page.data.map((offer, index) => (
          <li key={offer.id}>
            <PackageCard offer={offer} level={2} eager={index === 0} />
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
