import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { type Asked, askedOf } from '../../../../lib/list/list-definition.ts';
import { loadAllProviders } from '../load-providers.ts';
import { providersList } from '../providers-list.ts';
import { providersTable } from '../providers-table.ts';
import { SaveRows } from './save-rows.tsx';

interface SaveTableProps {
  asked: Asked<typeof providersList>;
  disabled: boolean;
  /** Only its icon. */
  compact?: boolean;
}

/** Exports all filtered rows as CSV. */
export function SaveTable({ asked, ...props }: SaveTableProps) {
  const language = useLocale();
  const rows = async () => providersTable(await loadAllProviders(asked, language));
  return <SaveRows file="providers" rows={rows} {...props} />;
}

/** The same for every provider, outside the list. */
export function AllProvidersExport() {
  return <SaveTable asked={askedOf(providersList, new URLSearchParams())} disabled={false} />;
}
