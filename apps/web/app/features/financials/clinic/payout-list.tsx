import { listClinicPayouts, type Payout } from '@travesia/contracts/financials';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { pageOfQuery } from '../../../lib/list/list-definition.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { useFollowedLinks } from '../../../lib/screen/use-followed-links.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { financialsTexts } from '../texts.ts';
import { PayoutStatus } from '../ui/payout-status.tsx';
import { useMoney } from '../ui/use-money.ts';
import { useClinicPlaces } from './use-clinic-places.ts';

/** Transfers to the clinic in all currencies, newest first; each opens what it is made of. */
export function PayoutList() {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const href = useQueryHref();
  const box = useFollowedLinks<HTMLDivElement>();
  const [query] = useSearchParams();
  const { payouts } = useClinicPlaces();
  const loaded = useCall(listClinicPayouts, { query: { page: pageOfQuery(query, 'payouts') } }, { keep: true });
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  return (
    <section className="portal-section portal-section-main" aria-labelledby="money-payouts">
      <div className="portal-section-head">
        <h2 id="money-payouts">{t('payouts.heading')}</h2>
      </div>
      <div ref={box}>
        <LoadState loaded={loaded}>
          {({ data, page, total_pages: pages }) =>
            data.length === 0 ? (
              <p className="muted">{t('payouts.none')}</p>
            ) : (
              <>
                <Table<Payout>
                  className="money-table"
                  caption={t('payouts.heading')}
                  hideCaption
                  folds
                  rows={data}
                  rowKey={({ id }) => id}
                  columns={[
                    {
                      key: 'number',
                      header: t('payouts.number'),
                      cell: ({ id, reference }) => (
                        <ScreenLink to={`${payouts}/${id}`} className="admin-row-link">
                          {reference}
                        </ScreenLink>
                      ),
                    },
                    {
                      key: 'amount',
                      header: t('line.amount'),
                      numeric: true,
                      cell: ({ amount }) => full(amount),
                    },
                    { key: 'status', header: t('payouts.status'), cell: (payout) => <PayoutStatus {...payout} /> },
                    {
                      key: 'at',
                      header: t('payouts.at'),
                      cell: ({ created_at: begun, paid_at: paid }) => (
                        <>
                          <time dateTime={begun}>{day(begun)}</time>
                          {paid ? (
                            <span className="admin-second">{t('payouts.arrived', { date: day(paid) })}</span>
                          ) : null}
                        </>
                      ),
                    },
                  ]}
                />
                <Pagination
                  page={page}
                  pages={pages}
                  label={t('payouts.pages')}
                  href={(to) => href({ payouts: String(to) })}
                />
              </>
            )
          }
        </LoadState>
      </div>
    </section>
  );
}
