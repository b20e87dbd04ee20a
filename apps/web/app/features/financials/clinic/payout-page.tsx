import '../financials.css';
import { getClinicPayout, type PayoutDetail } from '@travesia/contracts/financials';
import { type Money, subtractMoney } from '@travesia/contracts/kit';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage } from '../../portal/index.ts';
import { useAccountWords } from '../accounts/account-facts.tsx';
import { runningSums } from '../running.ts';
import { financialsTexts } from '../texts.ts';
import { MoneyLineTable } from '../ui/money-lines.tsx';
import { PayoutStatus } from '../ui/payout-status.tsx';
import { useMoney } from '../ui/use-money.ts';
import { useClinicPlaces } from './use-clinic-places.ts';

/** `/provider/payouts/{id}`: a transfer to the clinic, and what it is made of. */
export function PayoutPage({ id }: { id: string }) {
  const t = useTexts(financialsTexts);
  return (
    <ClinicPage title={t('payout.title')} description={t('payout.lead')} feature="provider_nav_financials">
      <OnePayout id={id} />
    </ClinicPage>
  );
}

function OnePayout({ id }: { id: string }) {
  const t = useTexts(financialsTexts);
  const { base } = useClinicArea();
  const loaded = useCall(getClinicPayout, { params: { id } });
  return (
    <div>
      <BackLink to={`${base}/financials`}>{t('payout.back')}</BackLink>
      <h1>{loaded.data ? t('payout.one', { reference: loaded.data.reference }) : t('payout.title')}</h1>
      <LoadState loaded={loaded} tall>
        {(payout) => <Detail payout={payout} />}
      </LoadState>
    </div>
  );
}

function Detail({ payout }: { payout: PayoutDetail }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const places = useClinicPlaces();
  const { base } = useClinicArea();
  const words = useAccountWords();
  const { account, status, amount, created_at: begun, paid_at: paid, bank_reference: bank, reason, lines } = payout;
  const sum: Money = runningSums(lines)[0] ?? { ...amount, amount: 0 };
  const rest = subtractMoney(amount, sum);
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <div className="stack-wide">
      <p className="row money-payout">
        <span className="money-figure money-large">{full(amount)}</span>
        <PayoutStatus status={status} />
      </p>
      {status === 'returned' ? (
        <Notice tone="warning" title={t('payout.returned.title')}>
          {reason ? <p>{t('payout.returned.reason', { reason })}</p> : null}
          <p>{t.rich('payout.returned.next', { bank: <LocalLink key="to" to={`${base}/settings#bank`} /> })}</p>
        </Notice>
      ) : null}
      <Facts
        items={[
          { name: t('payouts.at'), value: at(begun) },
          ...(paid ? [{ name: t('payout.arrived'), value: at(paid) }] : []),
          ...(account ? [{ name: t('payout.to'), value: `${words(account)}, ${account.holder}` }] : []),
          ...(bank ? [{ name: t('payout.bank'), value: <span className="num">{bank}</span> }] : []),
        ]}
      />
      <section className="portal-section portal-section-main" aria-labelledby="payout-lines">
        <div className="portal-section-head">
          <h2 id="payout-lines">{t('payout.lines')}</h2>
          <p className="small muted">{t('payout.linesLead')}</p>
        </div>
        {lines.length ? (
          <MoneyLineTable
            caption={t('payout.lines')}
            figure="earned"
            lines={lines}
            places={places}
            isWhole
            sums={[
              ...(rest.amount === 0
                ? []
                : [
                    { name: t('lines.sum'), money: sum },
                    { name: t('payout.rest'), money: rest },
                  ]),
              { name: t('payout.total'), money: amount },
            ]}
          />
        ) : (
          <p className="muted">{t('payout.noLines')}</p>
        )}
      </section>
    </div>
  );
}
