import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { CHOICE_NAMES } from '../choice.ts';
import type { ComparisonData } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';

/** Two cities, a treatment and the departure city. The URL holds the answers. */
export function ChooseCities({ data }: { data: ComparisonData }) {
  const t = useTexts(compareCitiesTexts);
  const { places, treatments, homes, selected, faults, choice } = data;
  const cityOptions = places.map(({ name, cities }) => ({
    label: name,
    options: cities.map(({ slug, name: label }) => ({ value: slug, label })),
  }));
  const fault = (name: (typeof CHOICE_NAMES)[number]) => {
    const kind = faults[name];
    return kind && t(`fault.${kind}`, { typed: choice[name] });
  };
  return (
    <FilterForm to="/cities/compare" own={CHOICE_NAMES} label={t('trail.here')} className="cities-choose">
      <SelectField
        name="city"
        label={t('form.city')}
        defaultValue={selected.cities[0]}
        options={cityOptions}
        error={fault('city')}
      />
      <SelectField
        name="with"
        label={t('form.with')}
        defaultValue={selected.cities[1]}
        options={cityOptions}
        error={fault('with')}
      />
      <SelectField
        name="treatment"
        label={t('form.treatment')}
        defaultValue={selected.treatment}
        options={grouped(treatments, ({ category, slug, short_name }) => ({
          group: category.name,
          value: slug,
          label: short_name,
        }))}
        error={fault('treatment')}
      />
      <SelectField
        name="from"
        label={t('form.from')}
        defaultValue={selected.from}
        options={grouped(homes, ({ country, slug, name }) => ({ group: country.name, value: slug, label: name }))}
        error={fault('from')}
      />
      <Button variant="primary">{t('form.submit')}</Button>
    </FilterForm>
  );
}

function grouped<T>(items: readonly T[], read: (item: T) => { group: string; value: string; label: string }) {
  const groups = Map.groupBy(items.map(read), ({ group }) => group);
  return [...groups].map(([label, options]) => ({
    label,
    options: options.map(({ value, label: name }) => ({ value, label: name })),
  }));
}
