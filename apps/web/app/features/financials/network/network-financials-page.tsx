import '../financials.css';
import {
  exportNetworkStatement,
  type Figure,
  getNetworkFinancials,
  type NetworkFinancials,
} from '@travesia/contracts/financials';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { OrganizationPage } from '../../organizations/index.ts';
import { currencyIn, NO_FIGURE, openFigureIn } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';
import { StatementButton } from '../ui/statement-dialog.tsx';
import { AddedUp } from './added-up.tsx';
import { CurrencyMoney } from './currency-money.tsx';
import { NetworkFigure } from './network-figure.tsx';
import { NETWORK_VIEWS } from './network-lists.ts';
import { NetworkPayments } from './network-payments.tsx';
import { NetworkPayouts } from './network-payouts.tsx';

const FINANCIALS = '/organization/financials';

/** `/organization/financials`: money of its clinics by clinic and currency, their payments and payouts. */
export function NetworkFinancialsPage() {
  const t = useTexts(financialsTexts);
  return (
    <OrganizationPage title={t('title')} description={t('network.lead')} feature="organization_financials">
      <Financials />
    </OrganizationPage>
  );
}

function Financials() {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const [query] = useSearchParams();
  const view = NETWORK_VIEWS.find((one) => one === query.get('view')) ?? 'balances';
  const together = view === 'balances' ? currencyIn(query, 'in') : null;
  const loaded = useCall(getNetworkFinancials, { query: together ? { in: together } : {} }, { keep: true });
  const { data } = loaded;
  const views = (
    <nav className={view === 'balances' ? 'segments money-views' : 'segments'} aria-label={t('network.views')}>
      {(['balances', ...NETWORK_VIEWS] as const).map((one) => (
        <Link
          key={one}
          to={path(one === 'balances' ? FINANCIALS : `${FINANCIALS}?view=${one}`)}
          aria-current={one === view ? 'page' : undefined}
        >
          {t(`network.view.${one}`)}
        </Link>
      ))}
    </nav>
  );
  return (
    <div>
      <header className="desk-head money-head">
        <div>
          <h1>{t('title')}</h1>
          {view === 'balances' ? (
            <p>
              {t('network.lead')}
              {data ? ` ${t('asOf', { time: format.time(data.as_of, ownTimeZone()) })}` : null}
            </p>
          ) : null}
        </div>
        {view === 'balances' ? null : views}
        {view === 'balances' && data?.clinics.length ? (
          <StatementButton
            currencies={data.by_currency.map(({ currency }) => currency)}
            ask={(body) => sessionCall(exportNetworkStatement, { body })}
          />
        ) : null}
      </header>
      {view === 'balances' ? views : null}
      {view === 'payments' ? (
        <NetworkPayments financials={data} />
      ) : view === 'payouts' ? (
        <NetworkPayouts financials={data} />
      ) : (
        <LoadState loaded={loaded} tall>
          {(financials) =>
            financials.clinics.length > 0 ? <Balances financials={financials} together={together} /> : <NoMoney />
          }
        </LoadState>
      )}
    </div>
  );
}

function Balances({ financials, together }: { financials: NetworkFinancials; together: string | null }) {
  const href = useQueryHref();
  const [query] = useSearchParams();
  const open = openFigureIn(query);
  const { clinics, by_currency: sums, converted } = financials;
  const to = (currency: string, figure: Figure, clinic: string | null) =>
    href({ ...NO_FIGURE, currency, figure, clinic });
  return (
    <>
      {sums.map(({ currency, figures }) => (
        <CurrencyMoney
          key={currency}
          currency={currency}
          figures={figures}
          clinics={clinics.filter((one) => one.currency === currency)}
          to={(figure, clinic = null) => to(currency, figure, clinic)}
        />
      ))}
      <AddedUp converted={converted} together={together} />
      {open?.currency ? <NetworkFigure asked={open} currency={open.currency} financials={financials} /> : null}
    </>
  );
}

/** Before the first payment of any clinic. */
function NoMoney() {
  const t = useTexts(financialsTexts);
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <ScreenLink to="/organization/providers" className="btn btn-secondary">
          {t('network.clinics')}
        </ScreenLink>
      }
    >
      <p>{t('network.empty')}</p>
    </EmptyState>
  );
}
