import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { SetFilters } from '../../../../../ui/filters/set-filters.tsx';
import { FILTERS, plainPart, sortOf, sortsOf } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { nearCity } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';
import { useFilterText } from '../use-filter-text.ts';

/** Count, sort order, active filters, and the area around a single chosen city. */
export function ResultsHead({ data }: { data: DirectoryData }) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const { page } = data;
  const text = useFilterText(data);
  const sort = sortOf(search);
  const chips = FILTERS.set(search).map((filter) => {
    const words = text(filter.name, filter.value);
    const removeLabel = t('filters.remove', { filter: words });
    return { href: FILTERS.without(path(here), search, filter), text: words, removeLabel };
  });
  return (
    <>
      <div className="row between">
        <p role="status" className="directory-count">
          <span className="strong">{t('list.count', { count: page.total })}</span>{' '}
          <span className="muted">{t(`sorted.${sort}`)}</span>
        </p>
        <FilterForm own={['sort']} label={t('sort.label')} className="row search-sort">
          <SelectField
            name="sort"
            label={t('sort.label')}
            hideLabel
            defaultValue={sort}
            options={sortsOf(search).map((value) => ({ value, label: t(`sort.${value}`) }))}
            data-enhance="submit-on-change"
          />
          <Button>{t('sort.apply')}</Button>
        </FilterForm>
      </div>
      <SetFilters
        label={t('filters.set')}
        filters={chips}
        clear={<a href={FILTERS.cleared(path(here), search)}>{t('filters.clear')}</a>}
      />
      <NearLink data={data} />
    </>
  );
}

/** Links from one city to its surroundings, sorted by distance. */
function NearLink({ data: { city } }: { data: DirectoryData }) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const format = useFormat();
  const { path: here, search } = useSite();
  const near = city && nearCity(city);
  // The page of a city has the link above.
  if (!city || !near || plainPart(search)) return null;
  const href = withQuery(path(here), search, { city: null, country: null, near, sort: 'distance' });
  return (
    <p className="small">
      <a href={href}>{t('index.near', { distance: format.distance(50), city: city.name })}</a>
    </p>
  );
}
