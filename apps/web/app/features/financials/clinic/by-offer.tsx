import type { Figure, MoneyByOffer } from '@travesia/contracts/financials';
import { type Money, sumMoney } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { financialsTexts } from '../texts.ts';
import { MoneyFigure } from '../ui/money-figure.tsx';
import { useMoney } from '../ui/use-money.ts';

const COLUMNS = ['received', 'refunded', 'fees', 'earned'] as const;
type Column = (typeof COLUMNS)[number];
type Row = Pick<MoneyByOffer, 'bookings' | Column> & {
  key: string;
  name: string;
  note: string | null;
  of: string | null;
};

interface ByOfferProps {
  offers: readonly MoneyByOffer[];
  to: (figure: Figure, more: Record<string, string>) => string;
}

/** The same money by what was sold; the amounts of a package open its lines. */
export function ByOffer({ offers, to }: ByOfferProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { plain } = useMoney();
  const rows: Row[] = offers.map(({ about, ...money }, at) => ({
    ...money,
    key: about.id ?? `${about.kind} ${at}`,
    name: about.title ?? t(`offer.${about.kind}`),
    note: about.title ? t(`offer.${about.kind}`) : null,
    of: about.id,
  }));
  const all = (column: Column): Money => sumMoney(offers.map((offer) => offer[column]));
  const total: Row = {
    key: 'total',
    name: t('byOffer.total'),
    note: null,
    of: null,
    bookings: offers.reduce((sum, { bookings }) => sum + bookings, 0),
    received: all('received'),
    refunded: all('refunded'),
    fees: all('fees'),
    earned: all('earned'),
  };
  return (
    <section className="portal-section portal-section-main" aria-labelledby="money-by-offer">
      <div className="portal-section-head">
        <h2 id="money-by-offer">{t('byOffer.heading')}</h2>
        <p className="small muted">{t('byOffer.lead', { currency: total.received.currency })}</p>
      </div>
      <Table<Row>
        className="money-table"
        caption={t('byOffer.heading')}
        hideCaption
        folds
        rows={[...rows, total]}
        rowKey={({ key }) => key}
        rowClass={({ key }) => (key === 'total' ? 'money-sum' : undefined)}
        columns={[
          {
            key: 'about',
            header: t('byOffer.about'),
            cell: ({ name, note }) => (
              <>
                {name}
                {note ? <span className="admin-second">{note}</span> : null}
              </>
            ),
          },
          {
            key: 'bookings',
            header: t('byOffer.bookings'),
            label: t('byOffer.bookings'),
            numeric: true,
            cell: ({ bookings }) => format.number(bookings),
          },
          ...COLUMNS.map((column) => ({
            key: column,
            header: t(`byOffer.${column}`),
            label: t(`byOffer.${column}`),
            numeric: true,
            cell: (row: Row) =>
              // What banks kept counts as refunded here: two figures, which no single list of lines makes.
              row.of && column !== 'refunded' ? (
                <MoneyFigure
                  plain
                  money={row[column]}
                  name={`${t(`figure.${column}`)}, ${row.name}`}
                  to={to(column, { package: row.of })}
                />
              ) : (
                plain(row[column])
              ),
          })),
        ]}
      />
    </section>
  );
}
