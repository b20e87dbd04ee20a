import { ORGANIZATION_TYPES, type AdminOrganization } from '@travesia/contracts/organizations';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import type { OrganizationDraft } from '../organization-draft.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';

/** What the fields of the calls are called here: the list behind a dialog has fields too. */
export const FIELD_NAMES = {
  name: 'organization_name',
  type: 'organization_type',
  city: 'organization_city',
  country: 'organization_country',
} as const;

interface OrganizationFieldsProps {
  organization?: AdminOrganization;
  /** What is typed, where somebody follows it. */
  draft?: OrganizationDraft;
  onChange?: (changed: Partial<OrganizationDraft>) => void;
}

/** What an organization is called, is and where it sits. */
export function OrganizationFields({ organization, draft, onChange }: OrganizationFieldsProps) {
  const t = useTexts(adminOrganizationTexts);
  const { data: countries, problem, reload } = useCountries();
  const known = organization?.country;
  const options = countries?.some(({ value }) => value === known?.code)
    ? countries
    : [...(known ? [{ value: known.code, label: known.name }] : []), ...(countries ?? [])];
  const bound = (field: keyof OrganizationDraft, first: string) =>
    draft && onChange
      ? {
          value: draft[field],
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ [field]: currentTarget.value }),
        }
      : { defaultValue: first };
  return (
    <>
      <TextField
        name={FIELD_NAMES.name}
        label={t('field.name')}
        {...bound('name', organization?.name ?? '')}
        required
        minLength={2}
        maxLength={160}
      />
      <SelectField
        name={FIELD_NAMES.type}
        label={t('table.type')}
        options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...bound('type', organization?.type ?? 'clinic_network')}
      />
      <TextField
        name={FIELD_NAMES.city}
        label={t('field.city')}
        {...bound('city', organization?.city ?? '')}
        maxLength={120}
      />
      {countries || problem ? (
        <SelectField
          name={FIELD_NAMES.country}
          label={t('field.country')}
          options={options}
          {...bound('country', known?.code ?? options[0]?.value ?? '')}
          required
        />
      ) : (
        <LinesLoading lines={1} />
      )}
      {problem ? <FailedLoad problem={problem} retry={reload} title={t('countriesFailed')} /> : null}
    </>
  );
}
