import { ORGANIZATION_TYPES, type AdminOrganization } from '@travesia/contracts/organizations';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import type { OrganizationDraft } from '../organization-draft.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';

/** Form names of the API fields: the list behind a dialog has fields too. */
export const FIELD_NAMES = {
  name: 'organization_name',
  type: 'organization_type',
  city: 'organization_city',
  country: 'organization_country',
} as const;

interface OrganizationFieldsProps {
  organization?: AdminOrganization;
  /** The typed values. */
  draft: OrganizationDraft;
  onChange: (changed: Partial<OrganizationDraft>) => void;
}

/** Name, type and location of an organization. */
export function OrganizationFields({ organization, draft, onChange }: OrganizationFieldsProps) {
  const t = useTexts(adminOrganizationTexts);
  const { data: countries, problem, reload } = useCountries();
  const known = organization?.country;
  const options = countries?.some(({ value }) => value === known?.code)
    ? countries
    : [...(known ? [{ value: known.code, label: known.name }] : []), ...(countries ?? [])];
  const bound = (field: keyof OrganizationDraft) => ({
    name: FIELD_NAMES[field],
    value: draft[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [field]: currentTarget.value }),
  });
  return (
    <>
      <TextField label={t('field.name')} {...bound('name')} required minLength={2} maxLength={160} />
      <SelectField
        label={t('table.type')}
        options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...bound('type')}
      />
      <TextField label={t('field.city')} {...bound('city')} maxLength={120} />
      {countries || problem ? (
        <SelectField label={t('field.country')} options={options} {...bound('country')} required />
      ) : (
        <LinesLoading lines={1} />
      )}
      {problem ? <FailedLoad problem={problem} retry={reload} title={t('countriesFailed')} /> : null}
    </>
  );
}
