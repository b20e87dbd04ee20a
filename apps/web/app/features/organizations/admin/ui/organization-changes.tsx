import { ORGANIZATION_TYPES } from '@travesia/contracts/organizations';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { OrganizationChange } from '../organization-draft.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';

/** Changes to be saved, by field. */
export function OrganizationChanges({ changes }: { changes: readonly OrganizationChange[] }) {
  const t = useTexts(adminOrganizationTexts);
  const { data: countries } = useCountries();
  const shown = (field: OrganizationChange['field'], value: string) => {
    if (field === 'country') return countries?.find((one) => one.value === value)?.label ?? value;
    const type = ORGANIZATION_TYPES.find((one) => one === value);
    if (field === 'type' && type) return t(`type.${type}`);
    return value || t('diff.nothing');
  };
  return (
    <section aria-live="polite">
      <p className="strong">{t('diff.title', { count: changes.length })}</p>
      <dl className="admin-changes">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`diff.${field}`)}</dt>
            <dd>
              <del>{shown(field, before)}</del>
              <ins>{shown(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
