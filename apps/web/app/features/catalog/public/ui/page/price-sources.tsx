import type { TreatmentPrices } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../../../ui/overlay/disclosure.tsx';
import { priceSources } from '../../prices/price-chart.ts';
import { catalogTexts } from '../../texts.ts';

/** Source, date and notes of each range. */
export function PriceSources({ prices }: { prices: TreatmentPrices }) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const all = [...(prices.home ? [prices.home] : []), ...prices.destinations];
  return (
    <Disclosure summary={t('prices.sources')}>
      <div className="stack small">
        <p>{t('prices.method')}</p>
        <ul className="price-sources">
          {priceSources(prices).map(({ source, pricedOn, countries }) => (
            <li key={pricedOn + source}>
              {t('prices.sourceLine', { countries: format.list(countries), source, date: format.date(pricedOn) })}
            </li>
          ))}
          {all.map(({ country, note }) =>
            note ? <li key={country.code}>{t('prices.noteLine', { country: country.name, note })}</li> : null,
          )}
        </ul>
      </div>
    </Disclosure>
  );
}
