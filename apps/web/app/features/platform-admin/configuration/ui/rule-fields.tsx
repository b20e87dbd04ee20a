import { type FeatureFlag, type FlagRule, USER_ROLES } from '@travesia/contracts/access';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { configurationTexts } from '../texts.ts';
import { RuleAccounts } from './rule-accounts.tsx';

type Account = FeatureFlag['accounts'][number];

interface RuleFieldsProps {
  rule: FlagRule;
  setRule: (rule: FlagRule) => void;
  /** Accounts with known names. */
  accounts: readonly Account[];
  /** Adds an account's name. */
  name: (account: Account) => void;
}

/** On or off, roles, percentage, and accounts by name. */
export function RuleFields({ rule, setRule, accounts, name }: RuleFieldsProps) {
  const t = useTexts(configurationTexts);
  const share = (value: string) =>
    setRule({ ...rule, share: Math.min(100, Math.max(0, Math.trunc(Number(value)) || 0)) });
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          name="on"
          role="switch"
          aria-checked={rule.on}
          checked={rule.on}
          onChange={({ currentTarget }) => setRule({ ...rule, on: currentTarget.checked })}
        />
        <span>{t('part.on')}</span>
      </label>
      <fieldset className="choices">
        <legend>{t('part.roles')}</legend>
        {USER_ROLES.map((role) => (
          <label key={role} className="choice">
            <input
              type="checkbox"
              name={`role-${role}`}
              checked={rule.roles.includes(role)}
              onChange={({ currentTarget }) =>
                setRule({
                  ...rule,
                  roles: currentTarget.checked
                    ? [...rule.roles, role].toSorted()
                    : rule.roles.filter((one) => one !== role),
                })
              }
            />
            <span>{t(`roles.${role}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor="share-slider">
          {t('part.share')}
        </label>
        <input
          type="range"
          id="share-slider"
          min={0}
          max={100}
          step={1}
          value={rule.share}
          aria-valuetext={t('share.value', { share: rule.share })}
          onChange={({ currentTarget }) => share(currentTarget.value)}
        />
        <TextField
          name="share"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          label={t('share.number')}
          hint={t('share.hint')}
          value={String(rule.share)}
          onChange={({ currentTarget }) => share(currentTarget.value)}
        />
      </div>
      {(['allowed', 'refused'] as const).map((side) => (
        <RuleAccounts
          key={side}
          side={side}
          ids={rule[side]}
          accounts={accounts}
          name={name}
          set={(ids) => setRule({ ...rule, [side]: ids })}
        />
      ))}
    </>
  );
}
