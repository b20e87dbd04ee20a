import '../financials.css';
import {
  type ClinicFinancials,
  exportClinicStatement,
  type Figure,
  getClinicFinancials,
} from '@travesia/contracts/financials';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { currencyIn, NO_FIGURE, openFigureIn } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';
import { CurrencySwitch } from '../ui/currency-switch.tsx';
import { FiguresStatement } from '../ui/figures-statement.tsx';
import { StatementButton } from '../ui/statement-dialog.tsx';
import { BalanceHead } from './balance-head.tsx';
import { ByOffer } from './by-offer.tsx';
import { ClinicFigure } from './clinic-figure.tsx';
import { PayoutList } from './payout-list.tsx';

/** The balance of a clinic in one currency: figures that open their lines, what was sold, payouts. */
export function ClinicMoney() {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const [query] = useSearchParams();
  const currency = currencyIn(query);
  const loaded = useCall(getClinicFinancials, { query: currency ? { currency } : {} }, { keep: true });
  const { data } = loaded;
  const hasMoney = data !== null && data.currencies.length > 0;
  return (
    <div>
      <header className="desk-head money-head">
        <div>
          <h1>{t('title')}</h1>
          <p>
            {t('lead')}
            {data ? ` ${t('asOf', { time: format.time(data.as_of, ownTimeZone()) })}` : null}
          </p>
        </div>
        {hasMoney ? (
          <div className="row money-tools">
            <CurrencySwitch currencies={data.currencies} chosen={data.currency} />
            <StatementButton
              key={data.currency}
              currencies={[data.currency, ...data.currencies.filter((code) => code !== data.currency)]}
              ask={(body) => sessionCall(exportClinicStatement, { body })}
            />
          </div>
        ) : null}
      </header>
      <LoadState loaded={loaded} tall>
        {(financials) => (financials.currencies.length > 0 ? <Balance financials={financials} /> : <NoMoney />)}
      </LoadState>
    </div>
  );
}

function Balance({ financials }: { financials: ClinicFinancials }) {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const [query] = useSearchParams();
  const open = openFigureIn(query);
  const { figures, currency, by_offer: offers } = financials;
  const to = (figure: Figure, more: Record<string, string> = {}) => href({ ...NO_FIGURE, ...more, figure });
  return (
    <>
      <BalanceHead financials={financials} to={to} />
      <section className="portal-section portal-section-main" aria-labelledby="money-why">
        <div className="portal-section-head">
          <h2 id="money-why">{t('statement.heading')}</h2>
          <p className="small muted">{t('statement.fee', { percent: financials.fee_percent })}</p>
        </div>
        <FiguresStatement figures={figures} to={to} level={3} />
      </section>
      {offers.length > 0 ? <ByOffer offers={offers} to={to} /> : null}
      <PayoutList />
      {open ? (
        <ClinicFigure
          asked={open}
          currency={currency}
          shown={open.package || open.booking ? null : figures[open.figure]}
          packageTitle={offers.find(({ about }) => about.id === open.package)?.about.title ?? null}
        />
      ) : null}
    </>
  );
}

/** Before the first payment: when money appears, and what has to exist for it. */
function NoMoney() {
  const t = useTexts(financialsTexts);
  const { base } = useClinicArea();
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ScreenLink to={`${base}/packages`} className="btn btn-secondary">
          {t('empty.packages')}
        </ScreenLink>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}
