import type { TreatmentDetail, TreatmentPrices } from '@travesia/contracts/catalog';
import { currencySymbol } from '../../../../../lib/format/money.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { RangeTable } from '../../../../../ui/chart/range-table.tsx';
import { priceChart, pricedOn, type PriceRow } from '../../prices/price-chart.ts';
import { catalogTexts } from '../../texts.ts';
import { unitText } from '../../unit-text.ts';
import { PriceSources } from './price-sources.tsx';

interface PriceByCountryProps {
  treatment: TreatmentDetail;
  prices: TreatmentPrices;
  /** Whether the page also shows the trip cost. */
  hasTrip: boolean;
}

/** Longer labels are shown at every other tick. */
const LONG_LABEL = 6;

/** Typical prices of all countries on one scale, with basis, date and exclusions. */
export function PriceByCountry({ treatment, prices, hasTrip }: PriceByCountryProps) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const asOf = pricedOn(prices);
  const { rows, ticks } = priceChart(prices);
  const [first] = rows;
  const unit = t(unitText(treatment.unit));
  if (!first || !asOf)
    return (
      <section id="prices">
        <p className="muted">{t('prices.none')}</p>
      </section>
    );
  const { approximate, currency } = first.price.price.low;
  const sparse = ticks.some((tick) => format.number(tick).length > LONG_LABEL);
  return (
    <section id="prices">
      <h2>{t('prices.heading')}</h2>
      <p className="muted measure price-lead">
        {t('prices.lead', { name: treatment.name, unit, home: prices.home?.country.name ?? '' })}
      </p>
      <RangeTable
        caption={t('prices.caption')}
        heads={[t('prices.country'), t('prices.scale'), t('prices.range'), t('prices.basis')]}
        axis={t('prices.axis', { currency: currencySymbol(currency), unit })}
        ticks={ticks.map((value, index) => ({ value, label: sparse && index % 2 === 1 ? '' : format.number(value) }))}
        rows={rows.map((row) => ({
          key: row.price.country.code,
          label: row.price.country.name,
          low: row.low,
          high: row.high,
          tone: row.tone,
          text: format.shownRange(row.range.low, row.range.high),
          note: <Basis slug={treatment.slug} row={row} />,
        }))}
      />
      <p className="small muted price-note-line">{t('prices.asOf', { date: format.date(asOf) })}</p>
      {approximate ? <p className="small muted">{t('prices.rates', { date: format.date(prices.rate_date) })}</p> : null}
      {hasTrip ? (
        <p className="price-whole">
          <a href="#trip-cost">{t('prices.whole')}</a>
        </p>
      ) : null}
      <p className="price-whole">
        <LocalLink to={`/treatment-marketplace?treatment=${treatment.slug}`}>{t('prices.compare')}</LocalLink>
      </p>
      <PriceSources prices={prices} />
    </section>
  );
}

function Basis({ slug, row: { price } }: { slug: string; row: PriceRow }) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const { basis, country, package_count: count, package_price_from: from } = price;
  return (
    <>
      {t(`basis.${basis}`)}
      {from && count > 0 ? (
        <LocalLink className="price-packages" to={`/packages/${slug}?country=${country.code}`}>
          {t('prices.packages', { count, price: format.shown(from) })}
        </LocalLink>
      ) : null}
    </>
  );
}
