import { OrganizationType } from '@travesia/contracts/organizations';
import type { AdminOrganization } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { LinesLoading } from '../../screen/failed.tsx';
import type { OrganizationDraft } from '../organization-draft.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';

interface OrganizationFieldsProps {
  organization?: AdminOrganization;
  /** What is typed, where somebody follows it. */
  draft?: OrganizationDraft;
  onChange?: (changed: Partial<OrganizationDraft>) => void;
}

/** What an organization is called, is and where it sits. Names of their own: the list behind a dialog has fields too. */
export function OrganizationFields({ organization, draft, onChange }: OrganizationFieldsProps) {
  const t = useTexts(adminOrganizationTexts);
  const countries = useCountries();
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
        name="organization_name"
        label={t('field.name')}
        {...bound('name', organization?.name ?? '')}
        required
        minLength={2}
        maxLength={160}
      />
      <SelectField
        name="organization_type"
        label={t('table.type')}
        options={OrganizationType.options.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...bound('type', organization?.type ?? 'clinic_network')}
      />
      <TextField
        name="organization_city"
        label={t('field.city')}
        {...bound('city', organization?.city ?? '')}
        maxLength={120}
      />
      {countries ? (
        <SelectField
          name="organization_country"
          label={t('field.country')}
          options={options}
          {...bound('country', known?.code ?? options[0]?.value ?? '')}
        />
      ) : (
        <LinesLoading lines={1} />
      )}
    </>
  );
}
