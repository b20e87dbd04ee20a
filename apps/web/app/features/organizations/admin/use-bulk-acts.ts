import type { AdminOrganization } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { BulkAct } from '../../../lib/list/bulk/bulk-act.ts';
import { exportAct } from '../../../lib/list/bulk/export-act.ts';
import { adminOrganizationTexts } from './texts.ts';

/** What an admin can do with organizations from the list; every change of one is made on its record, with what it says. */
export function useBulkActs(): BulkAct<AdminOrganization>[] {
  const t = useTexts(adminOrganizationTexts);
  return [
    exportAct({
      name: t('bulk.export'),
      file: 'organizations',
      rowKey: ({ id }) => id,
      columns: {
        [t('table.organization')]: ({ name }) => name,
        [t('table.type')]: ({ type }) => t(`type.${type}`),
        [t('field.city')]: ({ city }) => city,
        [t('field.country')]: ({ country }) => country.name,
        [t('table.clinics')]: ({ provider_count: count }) => count,
        [t('table.members')]: ({ member_count: count }) => count,
        [t('table.invitations')]: ({ invitation_count: count }) => count,
        [t('bulk.created')]: ({ created_at: at }) => at,
      },
    }),
  ];
}
