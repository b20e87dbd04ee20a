import type { Ledger } from '@travesia/contracts/financials';
import type { Money } from '@travesia/contracts/kit';
import { LEDGER_ACCOUNTS } from '@travesia/contracts/payments';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { placeOfBreak, ruleOf } from '../broken-rules.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { Zero } from './entry-list.tsx';

/** That the ledger adds up: the last check of its rules, and the accounts with their sum. */
export function LedgerProof({ ledger }: { ledger: Ledger }) {
  return (
    <>
      <Rules ledger={ledger} />
      <Accounts ledger={ledger} />
    </>
  );
}

function Rules({ ledger: { checked_at: checked, broken } }: { ledger: Ledger }) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  if (!checked)
    return (
      <Notice icon="clock" title={t('rules.never')}>
        <p>{t('rules.never.text')}</p>
      </Notice>
    );
  const at = format.instant(checked, ownTimeZone());
  if (!broken.length)
    return (
      <Notice tone="success" icon="scale" title={t('rules.hold')}>
        <p>{t('rules.checked', { at })}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('rules.broken', { count: broken.length })}>
      <p>{t('rules.checked', { at })}</p>
      <ul className="money-broken">
        {broken.map((one) => (
          <li key={`${one.name} ${one.id}`}>
            <Broken {...one} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Broken({ name, what, id }: Ledger['broken'][number]) {
  const t = useTexts(adminMoneyTexts);
  const rule = ruleOf(name);
  const place = placeOfBreak(name, id);
  return (
    <>
      {rule ? t(`rule.${rule}`) : <span lang="en">{what}</span>}{' '}
      {place ? (
        <ScreenLink to={place.to}>{t(`rules.open.${place.kind}`)}</ScreenLink>
      ) : (
        <code className="money-code">{id}</code>
      )}
    </>
  );
}

interface Row {
  key: string;
  name: string;
  /** By currency. */
  amounts: ReadonlyMap<string, Money>;
  isSum?: boolean;
}

function Accounts({ ledger: { accounts, totals } }: { ledger: Ledger }) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const byCurrency = (amounts: readonly Money[]) => new Map(amounts.map((amount) => [amount.currency, amount]));
  const rows: Row[] = [
    ...LEDGER_ACCOUNTS.map((account) => ({
      key: account,
      name: t(`account.${account}`),
      amounts: byCurrency(accounts.filter((one) => one.account === account).map(({ balance }) => balance)),
    })).filter(({ amounts }) => amounts.size > 0),
    { key: 'sum', name: t('entry.sum'), amounts: byCurrency(totals), isSum: true },
  ];
  return (
    <section aria-labelledby="accounts" className="portal-section portal-section-main">
      <h2 id="accounts">{t('ledger.accounts')}</h2>
      <p className="small muted measure">{t('ledger.accounts.lead')}</p>
      {totals.length ? (
        <Table
          caption={t('ledger.accounts')}
          hideCaption
          className="money-accounts"
          rows={rows}
          rowKey={({ key }) => key}
          rowClass={({ isSum }) => (isSum ? 'money-sum' : undefined)}
          columns={[
            { key: 'account', header: t('column.account'), cell: ({ name }) => name },
            ...totals.map(({ currency }) => ({
              key: currency,
              header: currency,
              numeric: true,
              cell: ({ amounts, isSum }: Row) => {
                const amount = amounts.get(currency);
                if (!amount) return <span className="muted">–</span>;
                return isSum ? <Zero sum={amount} /> : full(amount);
              },
            })),
          ]}
        />
      ) : (
        <p className="muted">{t('ledger.none')}</p>
      )}
    </section>
  );
}
