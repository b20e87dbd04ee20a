import type { Payout } from '@travesia/contracts/financials';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { PAYOUT_MARKS } from '../marks.ts';
import { financialsTexts } from '../texts.ts';

/** A payout's status: icon, label and tone. */
export function PayoutStatus({ status }: Pick<Payout, 'status'>) {
  const t = useTexts(financialsTexts);
  return <Badge {...PAYOUT_MARKS[status]}>{t(`payout.${status}`)}</Badge>;
}
