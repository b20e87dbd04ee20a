import { RefundSteps } from '../../ui/refund-steps.tsx';
import type { Reviewed } from '../load-review.ts';

/** What a cancellation returns, before anything is booked; nothing where there is nothing to lose. */
export function ReviewRefunds({ reviewed: { provider, terms }, date }: { reviewed: Reviewed; date: string }) {
  if (terms.refunds.length === 0) return null;
  return (
    <section className="refund-wide">
      <RefundSteps steps={terms.refunds} zone={provider.time_zone} date={date} policy={terms.policy?.name ?? null} />
    </section>
  );
}
