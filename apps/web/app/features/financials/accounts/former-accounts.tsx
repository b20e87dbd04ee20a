import type { PayoutAccount } from '@travesia/contracts/financials';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useAccountWords } from './account-facts.tsx';
import { accountTexts } from './texts.ts';

/** Accounts that were replaced, newest first. */
export function FormerAccounts({ former, zone }: { former: readonly PayoutAccount[]; zone: string }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const words = useAccountWords();
  if (!former.length) return null;
  return (
    <details>
      <summary>{t('former', { count: former.length })}</summary>
      <ul className="small">
        {former.map((account) => (
          <li key={account.id}>
            {t('former.one', {
              currency: account.currency,
              account: words(account),
              holder: account.holder,
              from: format.dayOf(account.since, zone),
              until: account.replaced_at ? format.dayOf(account.replaced_at, zone) : '',
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
