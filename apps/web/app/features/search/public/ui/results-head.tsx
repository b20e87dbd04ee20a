import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { SetFilters } from '../../../../ui/filters/set-filters.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { sortOf, TAB_FILTERS, TAB_SORTS, TABS } from '../filters.ts';
import type { FindCareData } from '../load-find-care.ts';
import { searchTexts } from '../texts.ts';
import { useFilterText } from '../use-filter-text.ts';

/** Tabs with counts, sort order, and active filters. */
export function ResultsHead({ data }: { data: FindCareData }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const format = useFormat();
  const { path: here, search } = useSite();
  const { results, totals } = data;
  const { tab } = results;
  const sort = sortOf(search, tab);
  return (
    <>
      <div className="row between search-tabs">
        <Tabs
          label={t('tabs.label')}
          tabs={TABS.map((one) => ({
            href: withQuery(path(here), search, { tab: one, sort: null }),
            label: t(`tabs.${one}`),
            count: format.number(totals[one]),
            current: one === tab,
          }))}
        />
        <FilterForm own={['sort', 'tab']} label={t('sort.label')} className="row search-sort">
          <input type="hidden" name="tab" value={tab} />
          <SelectField
            name="sort"
            label={t('sort.label')}
            hideLabel
            defaultValue={sort}
            options={TAB_SORTS[tab].map((value) => ({ value, label: t(`sort.${value}`) }))}
            data-enhance="submit-on-change"
          />
          <Button>{t('sort.apply')}</Button>
        </FilterForm>
      </div>
      <ChosenFilters data={data} />
    </>
  );
}

function ChosenFilters({ data: { results } }: { data: FindCareData }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const text = useFilterText(results.page.facets);
  const filters = TAB_FILTERS[results.tab];
  const chips = filters.set(search).map((filter) => {
    const words = text(filter.name, filter.value);
    const removeLabel = t('filters.remove', { filter: words });
    return { href: filters.without(path(here), search, filter), text: words, removeLabel };
  });
  const clear = <a href={filters.cleared(path(here), search)}>{t('filters.clear')}</a>;
  return <SetFilters label={t('filters.set')} filters={chips} clear={clear} />;
}
