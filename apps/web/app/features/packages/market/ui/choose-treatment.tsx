import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { marketTexts } from '../texts.ts';

/** Treatments with a package, by category. */
export function ChooseTreatment({ choices, chosen }: { choices: readonly TreatmentSummary[]; chosen: string }) {
  const t = useTexts(marketTexts);
  if (choices.length === 0) return null;
  const groups = Map.groupBy(choices, ({ category }) => category.name);
  return (
    <FilterForm own={['treatment']} label={t('trail.here')} className="row market-choose">
      <SelectField
        name="treatment"
        label={t('choose.label')}
        data-enhance="submit-on-change"
        defaultValue={chosen}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('choose.none') }]),
          ...[...groups].map(([label, treatments]) => ({
            label,
            options: treatments.map(({ slug, short_name }) => ({ value: slug, label: short_name })),
          })),
        ]}
      />
      <Button variant="primary">{t('choose.submit')}</Button>
    </FilterForm>
  );
}
