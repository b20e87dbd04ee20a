import type { BookingTerms } from '@travesia/contracts/bookings';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { reviewTexts } from '../texts.ts';

/** The button that says what it does, and what happens next. */
export function ReviewSubmit({ terms, busy }: { terms: BookingTerms; busy: boolean }) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const { needs_acceptance: isAsked, deposit, price } = terms;
  const paid = deposit?.amount === price?.amount ? 'review.payWhole' : 'review.payDeposit';
  const pays = deposit ? t(paid, { amount: format.money(deposit) }) : t('review.book');
  const afterwards = deposit ? 'review.next.pay' : 'review.next.book';
  return (
    <>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {isAsked ? t('review.ask') : pays}
      </Button>
      <p className="small muted">{t(isAsked ? 'review.next.ask' : afterwards)}</p>
    </>
  );
}
