import '../own.css';
import { listDueBalances } from '@travesia/contracts/payments';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { bookingTexts } from '../../texts.ts';

/** What clinics ask one to pay, for the dashboard; nothing without any. */
export function DueBalances() {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { data } = useCall(listDueBalances);
  if (!data?.data.length) return null;
  return (
    <section className="portal-section" aria-labelledby="due-balances">
      <div className="portal-section-head">
        <h2 id="due-balances">{t('balance.heading')}</h2>
      </div>
      <ul className="booking-upcoming">
        {data.data.map(({ id, amount, due_on: due, clinic, booking }) => (
          <li key={id} className="booking-card">
            <div className="stack">
              <p>
                <ScreenLink to={`/bookings/${booking.id}`} className="strong">
                  {clinic}
                </ScreenLink>
                <span className="muted num">{` · ${booking.reference}`}</span>
              </p>
              <p className="small">{t('balance.dueBy', { date: format.date(due) })}</p>
            </div>
            <p>
              <LinkButton variant="primary" href={path(`/booking/payment?booking=${booking.id}`)}>
                {t('next.pay', { amount: format.money(amount) })}
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
