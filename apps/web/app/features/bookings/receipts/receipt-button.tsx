import { getBookingStatement, getPaymentReceipt, getRefundReceipt } from '@travesia/contracts/payments';
import { useAct } from '../../../lib/calls/use-act.ts';
import { saveExported } from '../../../lib/device/save-exported.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { receiptTexts } from './texts.ts';

interface ReceiptButtonProps {
  /** Of a payment or refund that took place, or of a whole booking. */
  kind: 'payment' | 'refund' | 'statement';
  /** Id of the payment, refund or booking. */
  id: string;
  /** Which one it is, where several are on a screen; for screen readers. */
  about?: string;
  size?: 'small' | 'medium';
}

const CALLS = { payment: getPaymentReceipt, refund: getRefundReceipt, statement: getBookingStatement } as const;

/** Downloads a receipt, or the statement of a booking, as a PDF in the language of the page. */
export function ReceiptButton({ kind, id, about, size = 'small' }: ReceiptButtonProps) {
  const t = useTexts(receiptTexts);
  const { busy, problem, run } = useAct();
  const label = t(`get.${kind}`);
  const save = () =>
    run(async () => {
      const file = await sessionCall(CALLS[kind], { params: { id } });
      saveExported(file);
      showToast(t('saved', { name: file.name }));
    });
  return (
    <>
      <Button
        type="button"
        size={size}
        icon="download"
        busy={busy}
        aria-label={about ? t('get.about', { label, about }) : undefined}
        onClick={() => void save()}
      >
        {label}
      </Button>
      <ActProblem problem={problem} />
    </>
  );
}
