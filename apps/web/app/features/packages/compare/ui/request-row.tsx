import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import type { CompareRow } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

/** Row of links to the consultation request; hidden when requests are unavailable. */
export function useRequestRow(addresses: readonly (string | null)[]): CompareRow[] {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  if (addresses.every((address) => address === null)) return [];
  const cells = addresses.map((address) => ({
    content: address ? (
      <LinkButton size="small" variant="primary" href={path(address)} className="no-print">
        {t('column.request')}
      </LinkButton>
    ) : null,
    same: '',
  }));
  return [{ key: 'request', label: t('row.next'), cells, always: true }];
}
