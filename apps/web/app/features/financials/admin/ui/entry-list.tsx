import type { LedgerEntry } from '@travesia/contracts/financials';
import { addMoney, type Money } from '@travesia/contracts/kit';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

/** Entries of the ledger as a timeline, each with the amounts that add up to zero. */
export function EntryList({
  entries,
  hidesBooking = false,
}: {
  entries: readonly LedgerEntry[];
  hidesBooking?: boolean;
}) {
  return (
    <ol className="money-entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} hidesBooking={hidesBooking} />
        </li>
      ))}
    </ol>
  );
}

/** Sums of amounts by currency, in the order of the amounts. */
function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts) {
    const known = sums.get(amount.currency);
    sums.set(amount.currency, known ? addMoney(known, amount) : amount);
  }
  return [...sums.values()];
}

interface Line {
  key: string;
  account: string;
  clinic?: string | undefined;
  amount: Money;
  isSum?: boolean;
}

/** An entry: what happened, and its amounts with their sum. */
export function EntryCard({ entry, hidesBooking }: { entry: LedgerEntry; hidesBooking: boolean }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { full, signed } = useMoney();
  const { kind, at, booking, postings } = entry;
  const lines: Line[] = [
    ...postings.map(({ account, clinic, amount }, place) => ({
      key: String(place),
      account: t(`account.${account}`),
      clinic: clinic?.name,
      amount,
    })),
    ...sumsOf(postings.map(({ amount }) => amount)).map((amount) => ({
      key: `sum ${amount.currency}`,
      account: t('entry.sum'),
      amount,
      isSum: true,
    })),
  ];
  return (
    <article className="money-entry">
      <p className="money-entry-head">
        <strong>{t(`kind.${kind}`)}</strong>
        <span className="small muted">{format.instant(at, ownTimeZone())}</span>
        {booking && !hidesBooking ? (
          <ScreenLink to={`/admin/bookings/${booking.id}`} className="small num money-link">
            {booking.reference}
          </ScreenLink>
        ) : null}
      </p>
      <Table
        folds
        hideCaption
        className="money-postings"
        caption={t('entry.caption', { kind: t(`kind.${kind}`) })}
        rows={lines}
        rowKey={({ key }) => key}
        rowClass={({ isSum }) => (isSum ? 'money-sum' : undefined)}
        columns={[
          {
            key: 'account',
            header: t('column.account'),
            cell: ({ account, clinic }) => (
              <>
                {account}
                {clinic ? <span className="muted"> {clinic}</span> : null}
              </>
            ),
          },
          {
            key: 'amount',
            header: t('column.amount'),
            numeric: true,
            cell: ({ amount, isSum }) =>
              isSum ? <Zero sum={amount} /> : <span>{amount.amount === 0 ? full(amount) : signed(amount)}</span>,
          },
        ]}
      />
    </article>
  );
}

/** A sum that must be zero: marked when it is, and when it is not. */
export function Zero({ sum }: { sum: Money }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const isZero = sum.amount === 0;
  return (
    <span className={isZero ? 'money-zero' : 'money-zero admin-late'}>
      <Icon name={isZero ? 'circle-check' : 'circle-alert'} />
      <span className="sr-only">{t(isZero ? 'entry.isZero' : 'entry.isNotZero')}</span>
      {full(sum)}
    </span>
  );
}
