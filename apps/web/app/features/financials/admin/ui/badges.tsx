import type { Adjustment, AdminRefund, DeskDispute, DeskPayment, Payout } from '@travesia/contracts/financials';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { ADJUSTMENT_MARKS, DISPUTE_MARKS, PAYMENT_MARKS, PAYOUT_MARKS, REFUND_MARKS } from '../marks.ts';
import { adminMoneyTexts } from '../texts.ts';

export function PaymentBadge({ status }: Pick<DeskPayment, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...PAYMENT_MARKS[status]}>{t(`payment.${status}`)}</Badge>;
}

export function RefundBadge({ status }: Pick<AdminRefund, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...REFUND_MARKS[status]}>{t(`refund.${status}`)}</Badge>;
}

export function DisputeBadge({ status }: Pick<DeskDispute, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...DISPUTE_MARKS[status]}>{t(`dispute.${status}`)}</Badge>;
}

export function PayoutBadge({ status }: Pick<Payout, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...PAYOUT_MARKS[status]}>{t(`payout.${status}`)}</Badge>;
}

export function AdjustmentBadge({ status }: Pick<Adjustment, 'status'>) {
  const t = useTexts(adminMoneyTexts);
  return <Badge {...ADJUSTMENT_MARKS[status]}>{t(`adjustment.${status}`)}</Badge>;
}
