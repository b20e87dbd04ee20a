import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import type { Market } from '../load-market.ts';
import type { MarketRow } from '../market-rows.ts';
import { marketTexts } from '../texts.ts';

/** What each column counts, its date, and the source of every typical price. */
export function MarketSources({ found: { prices, market }, rows }: { found: Market; rows: readonly MarketRow[] }) {
  const t = useTexts(marketTexts);
  const format = useFormat();
  const typical = [...(prices.home ? [prices.home] : []), ...rows.flatMap((row) => row.typical ?? [])];
  const sources = Map.groupBy(typical, ({ source, priced_on: day }) => `${day} ${source}`);
  const first = typical[0]?.price.low ?? market.countries[0]?.price.low;
  return (
    <div className="market-sources">
      <p className="small muted measure">
        {t('sources.counted', { date: format.date(market.read_on) })} {t('sources.rating')}{' '}
        {first?.approximate ? t('sources.rates', { date: format.date(market.rate_date) }) : null}
      </p>
      <Disclosure summary={t('sources.heading')}>
        <ul className="stack small">
          {[...sources].map(([key, [one, ...others]]) =>
            one ? (
              <li key={key}>
                {t('sources.line', {
                  countries: format.list([one, ...others].map(({ country }) => country.name)),
                  source: one.source,
                  date: format.date(one.priced_on),
                })}
              </li>
            ) : null,
          )}
        </ul>
      </Disclosure>
    </div>
  );
}
