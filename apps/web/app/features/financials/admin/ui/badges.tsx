import type { Adjustment, AdminRefund } from '@travesia/contracts/financials';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { ADJUSTMENT_MARKS, REFUND_MARKS } from '../marks.ts';
import { adminMoneyTexts } from '../texts.ts';

export function RefundBadge({ status }: Pick<AdminRefund, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...REFUND_MARKS[status]}>{t(`refund.${status}`)}</Badge>;
}

export function AdjustmentBadge({ status }: Pick<Adjustment, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...ADJUSTMENT_MARKS[status]}>{t(`adjustment.${status}`)}</Badge>;
}
