import '../financials.css';
import type { Figure, MoneyLine } from '@travesia/contracts/financials';
import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { runningSums } from '../running.ts';
import { financialsTexts } from '../texts.ts';
import { useMoney } from './use-money.ts';

/** Where the bookings and payouts of lines are, without language prefix; without a place they are no links. */
export interface LinePlaces {
  bookings?: string;
  payouts?: string;
}

interface MoneyLinesProps {
  caption: string;
  lines: readonly MoneyLine[];
  /** The figure they make: what a line is called depends on it. */
  figure: Figure;
  /** Their sums, at the end. */
  sums: readonly { name: string; money: Money }[];
  places: LinePlaces;
  /** Whether these are all lines, so that the sum after each can be shown. */
  isWhole: boolean;
  /** Names the clinic of each line. */
  ofMany?: boolean;
}

type Row = { line: MoneyLine; after: Money | undefined } | { name: string; money: Money };

/** Ledger lines that make a sum, newest first, with the sum at the end. */
export function MoneyLineTable({ caption, lines, figure, sums, places, isWhole, ofMany = false }: MoneyLinesProps) {
  const t = useTexts(financialsTexts);
  const { full, plain } = useMoney();
  const after = isWhole ? runningSums(lines) : [];
  const rows: Row[] = [...lines.map((line, at) => ({ line, after: after[at] })), ...sums];
  return (
    <Table<Row>
      className="money-lines"
      caption={caption}
      hideCaption
      folds
      rows={rows}
      rowKey={(row) => ('line' in row ? row.line.id : row.name)}
      rowClass={(row) => ('line' in row ? undefined : 'money-sum')}
      columns={[
        {
          key: 'what',
          header: t('line.what'),
          cell: (row) => ('line' in row ? <What line={row.line} figure={figure} ofMany={ofMany} /> : row.name),
        },
        {
          key: 'of',
          header: t('line.of'),
          cell: (row) => ('line' in row ? <Of line={row.line} places={places} /> : null),
        },
        {
          key: 'amount',
          header: t('line.amount'),
          numeric: true,
          cell: (row) => ('line' in row ? plain(row.line.amount) : isWhole ? null : full(row.money)),
        },
        ...(isWhole
          ? [
              {
                key: 'after',
                header: t('line.after'),
                numeric: true,
                cell: (row: Row) =>
                  'line' in row ? (
                    row.after ? (
                      <span className="muted">{plain(row.after)}</span>
                    ) : null
                  ) : (
                    full(row.money)
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What happened and when; for a correction, why. */
function What({
  line: { kind, at, note, clinic },
  figure,
  ofMany,
}: {
  line: MoneyLine;
  figure: Figure;
  ofMany: boolean;
}) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  return (
    <>
      {t(`line.${kind}`, { figure })}
      <span className="admin-second">
        <time dateTime={at}>{format.dayOf(at, 'UTC')}</time>
        {ofMany ? `, ${clinic.name}` : null}
      </span>
      {note ? <span className="admin-second money-note">{note}</span> : null}
    </>
  );
}

/** The booking or payout; a booking only opens for those who may read bookings. */
function Of({ line: { booking, payout }, places }: { line: MoneyLine; places: LinePlaces }) {
  if (booking)
    return (
      <>
        <Place to={booking.title === null ? undefined : places.bookings} id={booking.id}>
          {booking.reference}
        </Place>
        {booking.title ? <span className="admin-second">{booking.title}</span> : null}
      </>
    );
  return payout ? (
    <Place to={places.payouts} id={payout.id}>
      {payout.reference}
    </Place>
  ) : null;
}

const Place = ({ to, id, children }: { to: string | undefined; id: string; children: string }) =>
  to ? (
    <ScreenLink to={`${to}/${id}`} className="nowrap">
      {children}
    </ScreenLink>
  ) : (
    <span className="nowrap">{children}</span>
  );
