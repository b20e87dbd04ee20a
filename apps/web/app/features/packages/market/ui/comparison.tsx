import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { StickyAction } from '../../../../ui/action/sticky-action.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import type { Market } from '../load-market.ts';
import { marketOrder, marketRows } from '../market-rows.ts';
import { marketTexts } from '../texts.ts';
import { useTypicalText } from '../use-typical-text.ts';
import { BandChart } from './band-chart.tsx';
import { MarketTable } from './market-table.tsx';
import { MarketSources } from './market-sources.tsx';

interface ComparisonProps {
  found: Market;
  unit: string;
  flightDay: number;
}

/** Figures shared by all countries, price bands, a table of all figures, and their sources. */
export function Comparison({ found, unit, flightDay }: ComparisonProps) {
  const t = useTexts(marketTexts);
  const path = useLocalPath();
  const locale = useLocale();
  const { search } = useSite();
  const order = marketOrder(search);
  const rows = marketRows(found, order, locale);
  const { slug, short_name: name } = found.treatment;
  const csv = withQuery(path('/treatment-marketplace.csv'), search, { treatment: slug });
  return (
    <>
      <section id="results" tabIndex={-1} className="market-section" aria-labelledby="market-heading">
        <h2 id="market-heading">{t('bands.heading', { name })}</h2>
        <BandChart found={found} rows={rows} />
        <p className="muted measure">{t('bands.lead', { unit })}</p>
        <SameEverywhere found={found} flightDay={flightDay} />
      </section>
      <section className="market-section" aria-labelledby="table-heading">
        <div className="row between">
          <h2 id="table-heading">{t('table.heading')}</h2>
          <LinkButton href={csv} size="small" icon="file-text" className="no-print">
            {t('csv.link')}
          </LinkButton>
        </div>
        <MarketTable found={found} rows={rows} order={order} />
        <MarketSources found={found} rows={rows} />
        <p className="row">
          <LocalLink to={`/packages/${slug}`}>{t('links.packages', { name })}</LocalLink>
          <LocalLink to={`/treatments/${slug}`}>{t('links.treatment', { name })}</LocalLink>
        </p>
      </section>
      <StickyAction>
        <LinkButton variant="primary" href={path(`/packages/${slug}`)}>
          {t('links.packages', { name })}
        </LinkButton>
      </StickyAction>
    </>
  );
}

/** The treatment's own figures, which are the same for every country, and the price at home. */
function SameEverywhere({ found: { treatment, prices }, flightDay }: Pick<ComparisonProps, 'found' | 'flightDay'>) {
  const t = useTexts(marketTexts);
  const rangeText = useTypicalText();
  const { trips, second_trip_after_months: second } = treatment;
  const { home } = prices;
  const items = [
    ...(home ? [{ name: t('same.home', { country: home.country.name }), value: rangeText(home.price) }] : []),
    ...(trips > 0
      ? [
          { name: t('same.flight'), value: t('same.day', { day: flightDay }) },
          {
            name: t('same.trips'),
            value: t('same.tripsValue', {
              trips,
              second: second !== null,
              min: second?.min ?? 0,
              max: second?.max ?? 0,
            }),
          },
        ]
      : []),
  ];
  return <Facts items={items} />;
}
