import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { CancelBy, isBeingPaid, PaidLines, useBookingAndMoney } from '../../../../bookings/index.ts';
import type { JourneySectionProps } from '../../../own/sections/journey-section.ts';
import { ownQuotesTexts } from '../texts.ts';
import { BalanceLine } from '../ui/balance-line.tsx';

/** What was paid for the treatment, what is due and when; nothing until a time is booked. */
export function PaymentsSection({ journey }: JourneySectionProps) {
  return journey.booking ? <Paid key={journey.booking.id} journey={journey} id={journey.booking.id} /> : null;
}

function Paid({ journey, id }: Pick<JourneySectionProps, 'journey'> & { id: string }) {
  const t = useTexts(ownQuotesTexts);
  const path = useLocalPath();
  const loaded = useBookingAndMoney(id);
  return (
    <section className="portal-section" aria-labelledby="payments">
      <div className="portal-section-head">
        <h2 id="payments">{t('done.money')}</h2>
        <ScreenLink to={`/bookings/${id}`}>{t('done.booking')}</ScreenLink>
      </div>
      <LoadState loaded={loaded}>
        {({ booking, money }) => (
          <div className="stack">
            <PaidLines booking={booking} money={money} />
            <BalanceLine journey={journey} booking={booking} money={money} />
            {!isBeingPaid({ booking, money }) &&
            (booking.actions.includes('pay') || money.request?.status === 'open') ? (
              <LinkButton variant="primary" href={path(`/booking/payment?booking=${id}`)}>
                {t('done.pay')}
              </LinkButton>
            ) : null}
            {booking.status === 'confirmed' ? <CancelBy booking={booking} /> : null}
          </div>
        )}
      </LoadState>
    </section>
  );
}
