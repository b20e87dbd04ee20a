import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Checkbox, RadioList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { FacetList } from '../../../../ui/filters/facet-list.tsx';
import { FilterSheet } from '../../../../ui/filters/filter-sheet.tsx';
import { DAYS_STEPS, type ListFilter, NIGHTS_STEPS, packageFilters, RATING_STEPS } from '../../filters.ts';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { PriceFilter } from './price-filter.tsx';
import { useFilterText } from './use-filter-text.ts';

interface PackageFiltersProps {
  page: PackagePage;
  /** The query, without the filters set by the path. */
  search: string;
  /** Whether the path sets the treatment, which hides that choice. */
  fixedTreatment: boolean;
  errors: Readonly<Record<string, string>>;
}

/** Form fields; keyword and provider come from elsewhere and are passed through. */
const OWN = packageFilters.names.filter((name) => name !== 'q' && name !== 'provider');

/** All list filters in one GET form. */
export function PackageFilters({ page, search, fixedTreatment, errors }: PackageFiltersProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const set = packageFilters.set(search).length;
  const lists = { page, search, errors };
  const verified = page.facets.verified.find(({ value }) => value === 'true')?.count ?? 0;
  return (
    <FilterSheet id="package-filters" heading={t('filters.heading')} set={set} closeLabel={t('filters.close')}>
      <FilterForm own={OWN} label={t('filters.heading')}>
        <div className="filters">
          {fixedTreatment ? null : <Facet name="treatment" visible={6} {...lists} />}
          <PriceFilter page={page} search={search} errors={errors} />
          <div>
            <Checkbox
              name="verified"
              checked={packageFilters.valuesOf(search, 'verified')[0] === 'true'}
              count={verified}
            >
              {t('filters.verified')}
            </Checkbox>
          </div>
          <Facet name="country" visible={5} {...lists} />
          <Facet name="city" visible={5} {...lists} />
          <StayFilter search={search} errors={errors} />
          <Facet name="inclusions" visible={5} {...lists} />
          <Facet name="spoken" visible={4} {...lists} />
          <Facet name="accreditation" visible={4} {...lists} />
          <RatingFilter search={search} error={errors['rating']} />
        </div>
        <div className="filter-submit">
          <Button variant="primary">{t('filters.apply')}</Button>
          {set > 0 ? (
            <LinkButton variant="quiet" href={packageFilters.cleared(path(site.path), site.search)}>
              {t('filters.clear')}
            </LinkButton>
          ) : null}
        </div>
      </FilterForm>
    </FilterSheet>
  );
}

type FacetProps = Omit<PackageFiltersProps, 'fixedTreatment'> & { name: ListFilter; visible: number };

function Facet({ name, visible, page, search, errors }: FacetProps) {
  const t = useTexts(packageTexts);
  const text = useFilterText(page.facets);
  return (
    <FacetList
      name={name}
      legend={t(`filters.${name}`)}
      facet={page.facets[name]}
      chosen={packageFilters.valuesOf(search, name)}
      labelOf={(value) => text(name, value)}
      visible={visible}
      moreLabel={(count) => t('filters.more', { count })}
      error={errors[name]}
    />
  );
}

function StayFilter({ search, errors }: Pick<PackageFiltersProps, 'search' | 'errors'>) {
  const t = useTexts(packageTexts);
  const any = { value: '', label: t('filters.any') };
  const steps = (name: 'nights_max' | 'days_max', values: readonly number[], label: (value: number) => string) => {
    const [given] = packageFilters.valuesOf(search, name);
    const own = given && /^\d{1,3}$/.test(given) && !values.includes(Number(given)) ? [Number(given)] : [];
    const options = [...values, ...own].toSorted((a, b) => a - b);
    return (
      <SelectField
        name={name}
        label={t(`filters.${name}`)}
        options={[any, ...options.map((value) => ({ value: String(value), label: label(value) }))]}
        defaultValue={given ?? ''}
        error={errors[name]}
      />
    );
  };
  return (
    <div className="stack">
      {steps('nights_max', NIGHTS_STEPS, (count) => t('filters.nights', { count }))}
      {steps('days_max', DAYS_STEPS, (count) => t('filters.days', { count }))}
    </div>
  );
}

function RatingFilter({ search, error }: { search: string; error: string | undefined }) {
  const t = useTexts(packageTexts);
  const choices = RATING_STEPS.map((value) => ({ value: String(value), label: t('filters.ratingFrom', { value }) }));
  return (
    <RadioList
      name="rating"
      legend={t('filters.rating')}
      choices={[{ value: '', label: t('filters.any') }, ...choices]}
      chosen={[packageFilters.valuesOf(search, 'rating')[0] ?? '']}
      error={error}
    />
  );
}
