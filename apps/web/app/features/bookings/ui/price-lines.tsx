import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { bookingTexts } from '../texts.ts';

interface PriceLinesProps {
  price: Money | null;
  deposit: Money | null;
  /** How long the time is held for the payment; null where that is said elsewhere, or nothing is due. */
  hold?: { minutes: number; needsAcceptance: boolean } | null;
}

/** The price: what is due to confirm the booking, and the rest. */
export function PriceLines({ price, deposit, hold = null }: PriceLinesProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  if (!price || price.amount === 0) return <p>{t('price.free')}</p>;
  const later = { ...price, amount: price.amount - (deposit?.amount ?? 0) };
  const isWhole = later.amount === 0;
  return (
    <>
      <dl className="booking-lines num">
        <div>
          <dt>{t('price.whole')}</dt>
          <dd>{format.money(price)}</dd>
        </div>
        {deposit ? (
          <div className="booking-due">
            <dt>{t(isWhole ? 'price.now' : 'price.deposit')}</dt>
            <dd>{format.money(deposit)}</dd>
          </div>
        ) : null}
        {deposit && !isWhole ? (
          <div>
            <dt>{t('price.later')}</dt>
            <dd>{format.money(later)}</dd>
          </div>
        ) : null}
      </dl>
      {deposit ? null : <p className="small muted">{t('price.none')}</p>}
      {hold ? (
        <p className="small muted">
          {t('price.hold', {
            needs: hold.needsAcceptance ? 'yes' : 'no',
            hours: hold.minutes < 60 ? 0 : Math.round(hold.minutes / 60),
            minutes: hold.minutes,
          })}
        </p>
      ) : null}
    </>
  );
}
