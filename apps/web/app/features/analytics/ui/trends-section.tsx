import '../trends.css';
import { getClinicTrends, getNetworkTrends, getPlatformTrends, type Trends } from '@travesia/contracts/analytics';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { analyticsTexts } from '../texts.ts';
import { type AskedTrends, askedTrends, trendsInput } from '../trends-query.ts';
import { TrendCard } from './trend-card.tsx';
import { TrendControls } from './trend-controls.tsx';
import { TrendFigures } from './trend-figures.tsx';

export type TrendsOf = 'platform' | 'clinic' | 'organization';

interface TrendsSectionProps {
  of: TrendsOf;
  links?: { from: string; to: string };
  explains?: boolean;
}

const LOADERS = { platform: PlatformTrends, clinic: ClinicTrends, organization: NetworkTrends };

type Query = NonNullable<ReturnType<typeof trendsInput>>;
interface ChartsProps extends Omit<TrendsSectionProps, 'of'> {
  asked: AskedTrends;
  query: Query;
}

/** Counts over time: range, steps and comparison are in the address, so that they survive a reload and can be shared. */
export function TrendsSection({ of, links, explains = false }: TrendsSectionProps) {
  const t = useTexts(analyticsTexts);
  const [params] = useSearchParams();
  const asked = askedTrends(params);
  const query = trendsInput(asked);
  const Loader = LOADERS[of];
  return (
    <section className="portal-section portal-section-main trends" aria-labelledby="trends">
      <div className="portal-section-head">
        <h2 id="trends">{t('heading')}</h2>
      </div>
      <TrendControls asked={asked} />
      {query ? (
        <Loader asked={asked} query={query} explains={explains} {...(links ? { links } : {})} />
      ) : (
        <p className="muted">{t('custom.choose')}</p>
      )}
    </section>
  );
}

function PlatformTrends({ query, ...rest }: ChartsProps) {
  const loaded = useCall(getPlatformTrends, { query: { ...query, time_zone: ownTimeZone() } }, { keep: true });
  return <Charts loaded={loaded} {...rest} />;
}

function ClinicTrends({ query, ...rest }: ChartsProps) {
  return <Charts loaded={useCall(getClinicTrends, { query }, { keep: true })} {...rest} />;
}

function NetworkTrends({ query, ...rest }: ChartsProps) {
  const loaded = useCall(getNetworkTrends, { query: { ...query, time_zone: ownTimeZone() } }, { keep: true });
  return <Charts loaded={loaded} {...rest} />;
}

function Charts({ loaded, asked, links, explains }: Omit<ChartsProps, 'query'> & { loaded: Loaded<Trends> }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  // Who may not read requests has no counts of them either.
  if (loaded.problem?.status === 403) return <p className="muted">{t('denied')}</p>;
  return (
    <LoadState loaded={loaded} tall={explains}>
      {(data) => {
        const { from, to, before, time_zone: zone } = data;
        const trends = links
          ? data.trends.map((trend) => ({ ...trend, link: trend.link.replace(links.from, links.to) }))
          : data.trends;
        const days = { from: format.date(from), to: format.date(to) };
        return (
          <>
            <p className="small muted">
              {t('period', { ...days, zone: zone.replaceAll('_', ' ') })}{' '}
              {asked.compares ? t('compared', { from: format.date(before.from), to: format.date(before.to) }) : null}
            </p>
            {explains ? <TrendFigures trends={{ ...data, trends }} compares={asked.compares} /> : null}
            <div className="trend-cards">
              {trends.map((trend) => (
                <TrendCard key={trend.key} trend={trend} trends={data} compares={asked.compares} />
              ))}
            </div>
          </>
        );
      }}
    </LoadState>
  );
}
