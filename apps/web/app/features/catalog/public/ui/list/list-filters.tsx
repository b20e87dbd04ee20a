import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { currencySymbol } from '../../../../../lib/format/money.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { CheckboxList, RadioList } from '../../../../../ui/field/choice-list.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { FilterSheet } from '../../../../../ui/filters/filter-sheet.tsx';
import { FLY_HOME_CHOICES, setFilters, withoutFilters, type ListFilters as Filters } from '../../list-filters.ts';
import { catalogTexts } from '../../texts.ts';
import type { Facets } from './use-filter-text.ts';

interface ListFiltersProps {
  filters: Filters;
  countries: Facets['country'];
  errors: Readonly<Record<string, string>>;
}

const OWN = ['country', 'price_min', 'price_max', 'fly_home_max'];
const COUNTRIES_OPEN = 5;

/** Filters next to the list. */
export function ListFilters({ filters, countries, errors }: ListFiltersProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const set = setFilters(filters).filter(({ name }) => OWN.includes(name)).length;
  const clear = withoutFilters(search);
  return (
    <FilterSheet id="treatment-filters" heading={t('filters.heading')} set={set} closeLabel={t('filters.close')}>
      <FilterForm own={OWN} label={t('filters.heading')} className="filters">
        {countries.length > 0 ? (
          <CountryFilter countries={countries} chosen={filters.country} error={errors['country']} />
        ) : null}
        <FlyHomeFilter chosen={filters.flyHomeMax} error={errors['fly_home_max']} />
        <PriceFilter filters={filters} errors={errors} />
        <div className="filter-submit">
          <Button className="btn-wide">{t('filters.apply')}</Button>
          {set > 0 ? (
            <LinkButton variant="quiet" className="btn-wide" href={path(clear ? `${here}?${clear}` : here)}>
              {t('filters.clear')}
            </LinkButton>
          ) : null}
        </div>
      </FilterForm>
    </FilterSheet>
  );
}

function CountryFilter({
  countries,
  chosen,
  error,
}: {
  countries: Facets['country'];
  chosen: string[];
  error?: string | undefined;
}) {
  const t = useTexts(catalogTexts);
  return (
    <CheckboxList
      name="country"
      legend={t('filters.country')}
      choices={countries}
      chosen={chosen}
      visible={COUNTRIES_OPEN}
      moreLabel={t('filters.more', { count: countries.length - COUNTRIES_OPEN })}
      error={error}
    />
  );
}

function FlyHomeFilter({ chosen, error }: { chosen: string; error?: string | undefined }) {
  const t = useTexts(catalogTexts);
  const choices = FLY_HOME_CHOICES.map((days) => ({ value: String(days), label: t('filters.flyHomeDays', { days }) }));
  return (
    <RadioList
      name="fly_home_max"
      legend={t('filters.flyHome')}
      choices={[{ value: '', label: t('filters.flyHomeAny') }, ...choices]}
      chosen={[chosen]}
      error={error}
    />
  );
}

function PriceFilter({ filters, errors }: Pick<ListFiltersProps, 'filters' | 'errors'>) {
  const t = useTexts(catalogTexts);
  const currency = currencySymbol(useSite().currency);
  const number = { type: 'number', min: 0, step: 'any', inputMode: 'numeric' } as const;
  return (
    <fieldset className="choices">
      <legend>{t('filters.price')}</legend>
      <div className="filter-ends">
        <TextField
          {...number}
          name="price_min"
          label={t('filters.priceMin', { currency })}
          defaultValue={filters.priceMin}
          error={errors['price_min']}
        />
        <TextField
          {...number}
          name="price_max"
          label={t('filters.priceMax', { currency })}
          defaultValue={filters.priceMax}
          error={errors['price_max']}
        />
      </div>
    </fieldset>
  );
}
