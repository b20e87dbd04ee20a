import type { TreatmentDetail, TreatmentSummary } from '@travesia/contracts/catalog';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { howItWorksTexts } from '../texts.ts';

interface TreatmentPickProps {
  treatments: readonly TreatmentSummary[];
  chosen: TreatmentDetail | null;
  /** Whether the URL names an unknown treatment. */
  isUnknown: boolean;
}

/** Selects the treatment whose days and prices are shown in the steps. */
export function TreatmentPick({ treatments, chosen, isUnknown }: TreatmentPickProps) {
  const t = useTexts(howItWorksTexts);
  if (treatments.length === 0) return <p className="muted page-under">{t('pick.none')}</p>;
  const byName = treatments.toSorted((a, b) => a.short_name.localeCompare(b.short_name));
  return (
    <div className="page-under">
      <FilterForm to="/how-it-works#steps" own={['treatment']} label={t('pick.label')} className="how-pick">
        <SelectField
          name="treatment"
          label={t('pick.label')}
          hint={t('pick.hint')}
          error={isUnknown ? t('pick.unknown') : undefined}
          defaultValue={chosen?.slug ?? ''}
          options={[
            { value: '', label: t('pick.any') },
            ...byName.map(({ slug, short_name: label }) => ({ value: slug, label })),
          ]}
        />
        <Button variant="primary">{t('pick.action')}</Button>
      </FilterForm>
      {chosen ? (
        <p role="status" className="row page-under">
          <b>{t('pick.chosen', { treatment: chosen.short_name })}</b>
          <LocalLink to={`/treatments/${chosen.slug}`}>{t('pick.page', { treatment: chosen.short_name })}</LocalLink>
        </p>
      ) : null}
    </div>
  );
}
