import type { AdminRefund } from '@travesia/contracts/financials';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminMoneyTexts } from '../texts.ts';

/** Who asked for a refund and who approved it, and when it was paid out. */
export function RefundPeople({ refund }: { refund: AdminRefund }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { requested_by: asker, approved_by: second, created_at: begun, done_at: done } = refund;
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <p className="small muted">
      {[
        asker ? t('refund.by', { name: asker.name, at: at(begun) }) : t('refund.automatic', { at: at(begun) }),
        second ? t('refund.approvedBy', { name: second.name }) : null,
        done ? t('refund.paidAt', { at: at(done) }) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
