import type { CostEstimate } from '@travesia/contracts/estimates';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { savingKind, treatmentShare } from '../estimate-view.ts';
import { tripTexts } from '../texts.ts';

/** The total range, the treatment price at home, and the difference. */
export function CostResult({ estimate }: { estimate: CostEstimate }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const { destination, home_city: from, home_price: home, people, total, treatment } = estimate;
  const range = ({ low, high }: CostEstimate['total']) => format.shownRange(low, high);
  const share = treatmentShare(estimate);
  return (
    <div className="trip-result" role="status">
      <div>
        <p className="muted">
          {treatment.trips > 0
            ? t('result.trip', {
                treatment: treatment.name,
                from: from.name,
                to: destination.city.name,
                trips: treatment.trips,
                people,
              })
            : t('result.remote', { treatment: treatment.name, country: destination.country.name })}
        </p>
        <p className="trip-total">{range(total)}</p>
        {treatment.trips > 0 ? (
          <p className="small muted">
            {t('result.share', { share: format.percent(share / 100), km: format.distance(destination.distance_km) })}
          </p>
        ) : null}
      </div>
      {home ? (
        <div>
          <p className="muted">{t('result.home', { country: home.country.name })}</p>
          <p className="trip-total trip-total-home">{range(home.price)}</p>
          <p className="small muted">
            {t('result.homeNote', { date: format.date(home.priced_on), basis: t(`priceBasis.${home.basis}`) })}
          </p>
        </div>
      ) : null}
      <Saving estimate={estimate} />
    </div>
  );
}

function Saving({ estimate }: { estimate: CostEstimate }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const { saving } = estimate;
  const kind = savingKind(estimate);
  if (!saving || !kind) return null;
  const plain = (price: typeof saving.low) => format.shown({ ...price, amount: Math.abs(price.amount) });
  const words = {
    less: t('saving.less', { low: plain(saving.low), high: plain(saving.high) }),
    more: t('saving.more', { low: plain(saving.high), high: plain(saving.low) }),
    either: t('saving.either', { worst: plain(saving.low), best: plain(saving.high) }),
  };
  return <p className="trip-saving-line">{words[kind]}</p>;
}
