import '../own-quotes.css';
import { compareQuotes, type QuoteComparison } from '@travesia/contracts/journeys';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { isId } from '../../../../../lib/forms/is-id.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { BackLink } from '../../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { PortalPage } from '../../../../portal/index.ts';
import { lowestTwice } from '../compare-view.ts';
import { ownQuotesTexts } from '../texts.ts';
import { useIsWide } from '../use-is-wide.ts';
import { CompareCards } from './compare-cards.tsx';
import { CompareTable } from './compare-table.tsx';

const LOOK_MS = 60_000;

/** `/cases/:id/quotes`: the quotes of all clinics asked about a case, made comparable. */
export function CompareQuotesPage({ caseId }: { caseId: string }) {
  const t = useTexts(ownQuotesTexts);
  return (
    <PortalPage title={t('compare.title')} description={t('compare.lead')} feature="patient_nav_journeys">
      <BackLink to="/treatment-journeys">{t('compare.back')}</BackLink>
      <h1>{t('compare.title')}</h1>
      {isId(caseId) ? <Known id={caseId} /> : <Unknown />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(ownQuotesTexts);
  const language = useLocale();
  const { currency } = useSite();
  const loaded = useCall(compareQuotes, { params: { id }, query: { language, currency } }, { every: LOOK_MS });
  if (loaded.data === null && loaded.problem?.status === 404) return <Unknown />;
  return (
    <div className="stack-wide">
      <p className="muted measure">{t('compare.lead')}</p>
      <LoadState loaded={loaded} tall>
        {(comparison) => <Compared comparison={comparison} />}
      </LoadState>
    </div>
  );
}

function Compared({ comparison }: { comparison: QuoteComparison }) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { currency } = useSite();
  const isWide = useIsWide();
  const { data, waiting, market_read_on: readOn, rate_date: rateDate } = comparison;
  const lowest = lowestTwice(data);
  const isMarket = data.some(({ missing }) => missing.some(({ basis }) => basis === 'market'));
  const isConverted = data.some(({ price, total }) => price.approximate || total.approximate);
  const [cheapest] = data;
  if (!cheapest)
    return (
      <EmptyState title={t('compare.none')}>
        <p>{t('compare.waiting', { count: waiting })}</p>
      </EmptyState>
    );
  return (
    <div className="stack-wide">
      {waiting > 0 ? <Notice icon="clock">{t('compare.waiting', { count: waiting })}</Notice> : null}
      {data.length === 1 ? <p>{t('compare.one')}</p> : null}
      {lowest ? (
        <Notice title={t('compare.lowest')}>
          <p>
            {t('compare.lowestWhy', {
              asks: lowest.asks.provider.name,
              price: format.shown(lowest.asks.price),
              sum: format.shown(lowest.asks.total),
              costs: lowest.costs.provider.name,
              total: format.shown(lowest.costs.total),
            })}
          </p>
        </Notice>
      ) : null}
      {isWide ? <CompareTable compared={data} /> : <CompareCards compared={data} />}
      <div className="small muted stack measure">
        <p>{t('compare.how')}</p>
        {isMarket ? <p>{t('compare.market', { date: format.date(readOn) })}</p> : null}
        <p>
          {t('compare.currency', { currency: format.currencyName(currency) })}
          {isConverted ? ` ${t('compare.rates', { date: format.date(rateDate) })}` : null}
        </p>
      </div>
    </div>
  );
}

function Unknown() {
  const t = useTexts(ownQuotesTexts);
  const path = useLocalPath();
  return (
    <EmptyState
      title={t('compare.unknown')}
      action={
        <LinkButton variant="primary" href={path('/treatment-journeys')}>
          {t('unknown.list')}
        </LinkButton>
      }
    >
      <p>{t('unknown.text')}</p>
    </EmptyState>
  );
}
