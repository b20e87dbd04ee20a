import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { usersTexts } from '../texts.ts';
import { askUsersFile } from '../use-users.ts';
import type { UsersFilter } from '../users-filter.ts';

/** Saves what the filter leaves as a table. */
export function UsersExport({ filter, disabled }: { filter: UsersFilter; disabled: boolean }) {
  const t = useTexts(usersTexts);
  return <ExportButton label={t('export')} disabled={disabled} ask={() => askUsersFile(filter)} />;
}
