import { getLedger } from '@travesia/contracts/financials';
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@travesia/contracts/payments';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ledgerList } from '../money-lists.ts';
import { Loading } from '../../../../lib/workbench/states.tsx';
import { adminMoneyTexts } from '../texts.ts';
import { EntryCard } from './entry-list.tsx';
import { LedgerProof } from './ledger-proof.tsx';
import { MoneyPage } from './money-page.tsx';
import { useCurrencyWords } from './use-currency-words.ts';

/** `/admin/payments/ledger`: every amount, and the proof that they add up. */
export function LedgerPage() {
  return (
    <MoneyPage part="ledger">
      <LedgerContent />
    </MoneyPage>
  );
}

function LedgerContent() {
  const t = useTexts(adminMoneyTexts);
  const loaded = useCall(getLedger, { query: useAsked(ledgerList) }, { keep: true });
  const currency = useCurrencyWords();
  // The entries stand below the proof: shown before it, they would move down.
  if (!loaded.data && !loaded.problem) return <Loading lines={12} />;
  return (
    <>
      {loaded.data ? <LedgerProof ledger={loaded.data} /> : null}
      <section aria-labelledby="entries" className="portal-section portal-section-main">
        <h2 id="entries">{t('ledger.entries')}</h2>
        <ListScreen
          definition={ledgerList}
          filters={{
            label: t('ledger.filter'),
            filters: {
              currency,
              kind: {
                label: t('ledger.kind'),
                options: LEDGER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
              },
              account: {
                label: t('column.account'),
                options: LEDGER_ACCOUNTS.map((value) => ({ value, label: t(`account.${value}`) })),
              },
            },
          }}
          caption={t('ledger.entries')}
          loaded={loaded}
          rowKey={({ id }) => id}
          card={(entry) => <EntryCard entry={entry} hidesBooking={false} />}
          count={(count) => t('ledger.count', { count })}
          empty={t('ledger.none')}
          nothing={t('ledger.nothing')}
        />
      </section>
    </>
  );
}
