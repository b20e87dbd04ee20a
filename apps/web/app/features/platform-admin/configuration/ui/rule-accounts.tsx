import type { FeatureFlag } from '@travesia/contracts/access';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { AccountFinder } from '../../../accounts/index.ts';
import { configurationTexts } from '../texts.ts';

type Account = FeatureFlag['accounts'][number];

interface RuleAccountsProps {
  side: 'allowed' | 'refused';
  ids: readonly string[];
  accounts: readonly Account[];
  name: (account: Account) => void;
  set: (ids: string[]) => void;
}

/** Accounts that a feature is enabled or disabled for, by name. */
export function RuleAccounts({ side, ids, accounts, name, set }: RuleAccountsProps) {
  const t = useTexts(configurationTexts);
  return (
    <fieldset className="choices">
      <legend>{t(`part.${side}`)}</legend>
      {ids.length ? (
        <ul className="bench-list">
          {ids.map((id) => {
            const label = accounts.find((one) => one.id === id)?.name ?? t('account.hidden');
            return (
              <li key={id}>
                <span className="row between">
                  {label}
                  <Button
                    type="button"
                    size="small"
                    icon="x"
                    aria-label={t('account.remove', { name: label })}
                    onClick={() => set(ids.filter((one) => one !== id))}
                  >
                    {t('remove')}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <AccountFinder
        label={t(`find.${side}`)}
        choose={({ id, first_name: first, last_name: last, role }) => {
          name({ id, name: `${first} ${last}`, role });
          if (!ids.includes(id)) set([...ids, id]);
        }}
      />
    </fieldset>
  );
}
