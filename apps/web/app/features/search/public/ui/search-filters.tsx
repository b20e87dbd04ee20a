import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Checkbox, RadioList } from '../../../../ui/field/choice-list.tsx';
import { FacetList } from '../../../../ui/filters/facet-list.tsx';
import { FilterSheet } from '../../../../ui/filters/filter-sheet.tsx';
import { DAYS_STEPS, type FilterName, RATING_STEPS, TAB_FILTERS } from '../filters.ts';
import type { Results } from '../results.ts';
import { searchTexts } from '../texts.ts';
import { type Facets, useFilterText } from '../use-filter-text.ts';
import { PriceFilter } from './price-filter.tsx';

interface SearchFiltersProps {
  results: Results;
  errors: Readonly<Record<string, string>>;
}

/** All filters of the open tab in one GET form. */
export function SearchFilters({ results, errors }: SearchFiltersProps) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const filters = TAB_FILTERS[results.tab];
  const set = filters.set(search).length;
  const facets: Facets = results.page.facets;
  return (
    <FilterSheet id="search-filters" heading={t('filters.heading')} set={set} closeLabel={t('filters.close')}>
      <FilterForm own={filters.names} label={t('filters.heading')}>
        {/* Keeps this tab open: filters can change which tab with results comes first. */}
        <input type="hidden" name="tab" value={results.tab} />
        <div className="filters">
          <PriceFilter results={results} errors={errors} />
          <Facet name="treatment" visible={6} facets={facets} results={results} errors={errors} />
          <Facet name="country" facets={facets} results={results} errors={errors} />
          <Facet name="city" facets={facets} results={results} errors={errors} />
          <CheckedFilter results={results} />
          <Facet name="accreditation" visible={4} facets={facets} results={results} errors={errors} />
          <Facet name="type" facets={facets} results={results} errors={errors} />
          <StepFilter name="days_max" steps={DAYS_STEPS} results={results} errors={errors} />
          <StepFilter name="rating" steps={RATING_STEPS} results={results} errors={errors} />
          <Facet name="spoken" visible={4} facets={facets} results={results} errors={errors} />
        </div>
        <div className="filter-submit">
          <Button>{t('filters.apply')}</Button>
          {set > 0 ? (
            <LinkButton variant="quiet" href={filters.cleared(path(here), search)}>
              {t('filters.clear')}
            </LinkButton>
          ) : null}
        </div>
      </FilterForm>
    </FilterSheet>
  );
}

type FacetName = 'treatment' | 'country' | 'city' | 'accreditation' | 'type' | 'spoken';

function Facet({
  name,
  facets,
  visible = 5,
  results,
  errors,
}: SearchFiltersProps & { name: FacetName; facets: Facets; visible?: number }) {
  const t = useTexts(searchTexts);
  const text = useFilterText(facets);
  const { search } = useSite();
  const { names, valuesOf } = TAB_FILTERS[results.tab];
  if (!names.includes(name)) return null;
  const counted = facets[name] ?? [];
  const labelOf = (value: string) => counted.find((one) => one.value === value)?.label ?? text(name, value);
  return (
    <FacetList
      name={name}
      legend={t(`filters.${name}`)}
      facet={counted}
      chosen={valuesOf(search, name)}
      labelOf={labelOf}
      visible={visible}
      moreLabel={(count) => t('filters.more', { count })}
      error={errors[name]}
    />
  );
}

/** Verified only, and for clinics the listing type. */
function CheckedFilter({ results }: { results: Results }) {
  const t = useTexts(searchTexts);
  const { search } = useSite();
  if (results.tab === 'treatments') return null;
  const { valuesOf } = TAB_FILTERS[results.tab];
  const verified = results.page.facets.verified.find(({ value }) => value === 'true')?.count ?? 0;
  const listings = results.tab === 'providers' ? results.page.facets.listing : [];
  const countOf = (kind: string) => listings.find(({ value }) => value === kind)?.count ?? 0;
  return (
    <div className="stack">
      <fieldset className="choices">
        <legend>{t('filters.checked')}</legend>
        <Checkbox
          name="verified"
          checked={['true', '1', 'on'].includes(valuesOf(search, 'verified')[0] ?? '')}
          count={verified}
        >
          {t('filter.verified')}
        </Checkbox>
      </fieldset>
      {listings.length > 1 ? (
        <RadioList
          name="listing"
          legend={t('filters.listing')}
          choices={[
            { value: '', label: t('filters.any') },
            { value: 'partner', label: t('listing.partner'), count: countOf('partner') },
            { value: 'directory', label: t('listing.directory'), count: countOf('directory') },
          ]}
          chosen={[valuesOf(search, 'listing')[0] ?? '']}
        />
      ) : null}
    </div>
  );
}

/** One of a few steps, or any. */
function StepFilter({
  name,
  steps,
  results,
  errors,
}: SearchFiltersProps & { name: 'days_max' | 'rating'; steps: readonly number[] }) {
  const t = useTexts(searchTexts);
  const { search } = useSite();
  const { names, valuesOf } = TAB_FILTERS[results.tab];
  if (!(names as readonly FilterName[]).includes(name)) return null;
  const [given = ''] = valuesOf(search, name);
  const own = /^\d{1,3}(\.\d)?$/.test(given) && !steps.includes(Number(given)) ? [Number(given)] : [];
  return (
    <RadioList
      name={name}
      legend={t(`filters.${name}`)}
      choices={[
        { value: '', label: t('filters.any') },
        ...[...steps, ...own].map((value) => ({ value: String(value), label: t(`step.${name}`, { value }) })),
      ]}
      chosen={[given]}
      error={errors[name]}
    />
  );
}
