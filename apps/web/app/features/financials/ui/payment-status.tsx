import type { DeskPayment } from '@travesia/contracts/financials';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { PAYMENT_MARKS } from '../marks.ts';
import { financialsTexts } from '../texts.ts';

/** A payment's status: icon, label and tone. */
export function PaymentStatus({ status }: Pick<DeskPayment, 'status'>) {
  const t = useTexts(financialsTexts);
  return <Badge {...PAYMENT_MARKS[status]}>{t(`payment.${status}`)}</Badge>;
}
