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

/** The order asked for; what is no order of ours counts as relevance. */
function sortOf(search: string): (typeof PACKAGE_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return PACKAGE_SORTS.find((sort) => sort === given) ?? 'relevance';
}

/** How many there are and in which order, with the choice of another. */
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
  /** Filters that the API refused, by name: the list is without them. */
  refused: Readonly<Record<string, string>>;
}

/** The filters that are set, each a link that takes it away. */
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

/** The packages of this page and the links to the others. */
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
