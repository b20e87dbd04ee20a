import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import type { Journey } from '@travesia/contracts/journeys';
import { isBeingPaid, useBookingAndMoney } from '../../../../bookings/index.ts';
import type { QuoteStep } from '../quote-step.ts';
import { ownQuotesTexts } from '../texts.ts';
import { ValidLine } from './valid-line.tsx';

interface QuoteStepCardProps {
  step: QuoteStep;
  journey: Pick<Journey, 'booking' | 'provider'>;
}

/** What a patient does next about the price, and until when. */
export function QuoteStepCard({ step, journey }: QuoteStepCardProps) {
  const { booking } = journey;
  return step.name === 'pay' && booking ? (
    <PayCard step={step} journey={journey} bookingId={booking.id} />
  ) : (
    <Card step={step} journey={journey} />
  );
}

/** The deposit, unless it was paid and has not arrived yet. */
function PayCard({ step, journey, bookingId: id }: QuoteStepCardProps & { bookingId: string }) {
  const { data } = useBookingAndMoney(id);
  const isPaid = data !== null && isBeingPaid(data);
  return <Card step={isPaid ? { ...step, name: 'paying', path: `/bookings/${id}` } : step} journey={journey} />;
}

function Card({ step: { name, quote, until, path }, journey: { provider } }: QuoteStepCardProps) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const isHeld = name === 'pay' || name === 'paying';
  const names = { clinic: provider.name, total: quote ? format.money(quote.total) : '' };
  return (
    <section className="journey-next stack" aria-labelledby="next">
      <p className="small muted">{t('step.eyebrow')}</p>
      <h2 id="next">{t(`step.${name}`, names)}</h2>
      <p>{t(`step.${name}.text`, names)}</p>
      {until && isHeld ? (
        <p className="small num">
          <time dateTime={until}>{t('step.held', { time: format.instant(until, ownTimeZone()) })}</time>
        </p>
      ) : null}
      {until && !isHeld ? <ValidLine until={until} zone={provider.time_zone} /> : null}
      {path ? (
        <p className="row">
          <ScreenLink to={path} className="btn btn-primary">
            {t(`step.${name}.do`)}
          </ScreenLink>
        </p>
      ) : null}
    </section>
  );
}
