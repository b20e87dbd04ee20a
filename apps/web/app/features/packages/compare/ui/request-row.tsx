import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import type { CompareRow } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

interface Asked {
  /** Its consultation request page; null when requests are unavailable. */
  address: string | null;
  /** The clinic that answers, for those who hear the link without its column. */
  clinic: string;
}

/** Row of links to the consultation request; hidden when no clinic takes requests. */
export function useRequestRow(columns: readonly Asked[]): CompareRow[] {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  if (columns.every(({ address }) => address === null)) return [];
  const cells = columns.map(({ address, clinic }) => ({
    content: address ? (
      <LinkButton size="small" variant="primary" href={path(address)} className="no-print">
        {t('column.request')} <span className="sr-only">{clinic}</span>
      </LinkButton>
    ) : (
      <span className="muted">{t('value.noRequests')}</span>
    ),
    same: '',
  }));
  return [{ key: 'request', label: t('row.next'), cells, always: true }];
}
