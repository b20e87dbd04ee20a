import type { DeskPayment } from '@travesia/contracts/financials';
import { ReceiptButton } from '../../bookings/index.ts';
import { useMoney } from './use-money.ts';

/** Downloads the receipts of a payment and its refunds, and the statement of its booking. */
export function Receipts({ payment: { receipts, booking } }: { payment: Pick<DeskPayment, 'receipts' | 'booking'> }) {
  const { full } = useMoney();
  if (receipts.length === 0) return null;
  return (
    <div className="row">
      {receipts.map(({ kind, id, number, amount }) => (
        <ReceiptButton key={id} kind={kind} id={id} about={`${number}, ${full(amount)}`} />
      ))}
      <ReceiptButton kind="statement" id={booking.id} about={booking.reference} />
    </div>
  );
}
