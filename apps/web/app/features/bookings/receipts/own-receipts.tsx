import { exportMyYear, listMyReceipts, type OwnReceipt } from '@travesia/contracts/payments';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { choice, defineList } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../lib/screen/export-button.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { usePaymentMethod } from '../payment-method/use-payment-method.ts';
import { receiptTexts } from './texts.ts';

const receiptList = defineList('patient.receipts', { tabs: { tab: choice(['payments']) } });

/** One's own payments and refunds with their receipts, and each year as a table. */
export function OwnReceipts() {
  const t = useTexts(receiptTexts);
  const { page } = useAsked(receiptList);
  const zone = { time_zone: ownTimeZone() };
  const loaded = useCall(listMyReceipts, { query: { page, ...zone } }, { keep: true });
  const columns = useColumns();
  const years = loaded.data?.years ?? [];
  return (
    <section className="stack" aria-label={t('title')}>
      <ListScreen
        definition={receiptList}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('count', { count })}
        empty={t('empty')}
        nothing={t('empty')}
      />
      {/* Below the list, whose rows would move it. */}
      {loaded.isLoading ? null : <p className="small muted measure">{t('lead')}</p>}
      {years.length > 0 ? (
        <div className="stack">
          <p className="small">{t('year.lead')}</p>
          <div className="row">
            {years.map((year) => (
              <ExportButton
                key={year}
                label={t('year.export', { year: String(year) })}
                ask={() => sessionCall(exportMyYear, { query: { year, ...zone } })}
              />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}

function useColumns(): ListColumn<OwnReceipt>[] {
  const t = useTexts(receiptTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  return [
    {
      key: 'what',
      name: t('column.what'),
      cell: ({ kind, method, booking }) => (
        <>
          <ScreenLink to={`/bookings/${booking.id}`} className="admin-row-link">
            {t(`kind.${kind}`)}
          </ScreenLink>
          <span className="admin-second">
            {[booking.reference, method ? methodName(method) : null].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'clinic', name: t('column.clinic'), cell: ({ clinic }) => clinic },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ kind, amount }) => `${kind === 'refund' ? '−' : ''}${format.money(amount, 'exact')}`,
    },
    { key: 'date', name: t('column.date'), cell: ({ at }) => <time dateTime={at}>{day(at)}</time> },
    {
      key: 'receipt',
      name: t('column.receipt'),
      acts: true,
      cell: ({ kind, id, number, at }) => <ReceiptButton kind={kind} id={id} about={`${number}, ${day(at)}`} />,
    },
  ];
}
