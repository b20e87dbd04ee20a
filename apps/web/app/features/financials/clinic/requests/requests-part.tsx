import { type BalanceRequest, listBalanceRequests } from '@travesia/contracts/payments';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { pageOfQuery } from '../../../../lib/list/list-definition.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useFollowedLinks } from '../../../../lib/screen/use-followed-links.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { REQUEST_MARKS } from '../../marks.ts';
import { financialsTexts } from '../../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { RequestActs } from './request-acts.tsx';
import { RequestDialog } from './request-dialog.tsx';

const ROWS = 5;

/** Requests to patients to pay the rest of a booking: open ones first, and sending a new one. */
export function RequestsPart() {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const box = useFollowedLinks<HTMLDivElement>();
  const [query] = useSearchParams();
  const [isAsking, setIsAsking] = useState(false);
  const asked = { tab: 'all', page: pageOfQuery(query, 'requests'), limit: ROWS } as const;
  const loaded = useCall(listBalanceRequests, { query: asked }, { keep: true });
  const { data, reload } = loaded;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="money-requests">
      <div className="portal-section-head">
        <h2 id="money-requests">{t('requests.heading')}</h2>
        {data?.may_request ? (
          <Button type="button" variant="primary" icon="coins" onClick={() => setIsAsking(true)}>
            {t('requests.open')}
          </Button>
        ) : null}
      </div>
      <div ref={box}>
        <LoadState loaded={loaded}>
          {({ data: requests, page, total_pages: pages }) =>
            requests.length === 0 ? (
              <p className="muted">{t('requests.none')}</p>
            ) : (
              <>
                <Requests requests={requests} reload={reload} />
                <Pagination
                  page={page}
                  pages={pages}
                  label={t('requests.pages')}
                  href={(to) => href({ requests: String(to) })}
                />
              </>
            )
          }
        </LoadState>
      </div>
      {isAsking ? <RequestDialog reload={reload} onClose={() => setIsAsking(false)} /> : null}
    </section>
  );
}

function Requests({ requests, reload }: { requests: readonly BalanceRequest[]; reload: () => Promise<unknown> }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  return (
    <Table<BalanceRequest>
      className="money-table"
      caption={t('requests.heading')}
      hideCaption
      folds
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'booking',
          header: t('payments.booking'),
          cell: ({ booking, patient, message, automatic }) => (
            <>
              <span className="strong">{patient ?? booking.reference}</span>
              {patient ? <span className="admin-second">{booking.reference}</span> : null}
              {automatic ? <span className="admin-second">{t('requests.automatic')}</span> : null}
              {message ? <span className="admin-second money-message">{message}</span> : null}
            </>
          ),
        },
        { key: 'amount', header: t('line.amount'), numeric: true, cell: ({ amount }) => full(amount) },
        {
          key: 'status',
          header: t('payments.status'),
          cell: ({ status, is_being_paid: isBeingPaid }) => (
            <Badge {...REQUEST_MARKS[isBeingPaid ? 'being_paid' : status]}>
              {t(isBeingPaid ? 'request.being_paid' : `request.${status}`)}
            </Badge>
          ),
        },
        {
          key: 'due',
          header: t('requests.dueAt'),
          cell: ({ status, due_on: due, ended_at: ended, time_zone: zone }) => (
            <>
              <time dateTime={due}>{format.date(due)}</time>
              {ended && status !== 'expired' ? (
                <span className="admin-second">{t('requests.ended', { date: format.dayOf(ended, zone) })}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'acts',
          header: <span className="sr-only">{t('requests.acts')}</span>,
          cell: (request) => <RequestActs request={request} reload={reload} />,
        },
      ]}
    />
  );
}
