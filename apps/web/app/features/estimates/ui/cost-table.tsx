import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';
import { currencySymbol } from '../../../lib/format/money.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { costGroups } from '../estimate-view.ts';
import { tripTexts } from '../texts.ts';

/** Every item as a range, in order of payment, and the total. */
export function CostTable({ estimate }: { estimate: CostEstimate }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const { total, trips, second_trip_after_months: months } = estimate;
  const nights = (trip: number) => trips.find((one) => one.trip === trip)?.nights ?? 0;
  const head = (trip: number) =>
    trips.length > 1
      ? t('table.trip', {
          trip,
          nights: nights(trip),
          min: trip === 2 && months ? months.min : 0,
          max: months?.max ?? 0,
        })
      : t('table.oneTrip', { nights: nights(trip) });
  return (
    <table className="table trip-table">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.item')}</th>
          <th scope="col" className="table-number">
            {t('table.low', { currency: currencySymbol(total.low.currency) })}
          </th>
          <th scope="col" className="table-number">
            {t('table.high', { currency: currencySymbol(total.low.currency) })}
          </th>
        </tr>
      </thead>
      {costGroups(estimate).map(({ trip, lines }, index) => (
        <tbody key={index}>
          {trip === null ? null : (
            <tr className="trip-group">
              <th scope="rowgroup" colSpan={3}>
                {head(trip)}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <Line key={`${line.item}${line.trip}`} line={line} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('table.total')}</th>
          <td className="table-number">{format.amount(total.low, 'whole')}</td>
          <td className="table-number">{format.amount(total.high, 'whole')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line }: { line: CostLine }) {
  const t = useTexts(tripTexts);
  const format = useFormat();
  const { included, item, price, quantity, unit } = line;
  const counted = unit === 'once' ? null : t(`count.${unit}`, { count: quantity });
  return (
    <tr>
      <th scope="row">
        {t(`item.${item}`)}
        {counted ? <span className="small muted"> {counted}</span> : null}
        <span className={`tiny trip-basis trip-basis-${line.basis}`}>
          {included ? t('basis.included') : t(`basis.${line.basis}`)}
        </span>
      </th>
      {included ? (
        <td className="table-number" colSpan={2}>
          {t('table.included')}
        </td>
      ) : (
        <>
          <td className="table-number">{format.amount(price.low, 'whole')}</td>
          <td className="table-number">{format.amount(price.high, 'whole')}</td>
        </>
      )}
    </tr>
  );
}
