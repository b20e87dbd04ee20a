import type { FeatureFlag, FlagRule } from '@travesia/contracts/access';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { RuleChange } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { useRuleText } from '../use-rule-text.ts';

interface RuleChangesProps {
  changes: readonly RuleChange[];
  /** The new rule. */
  rule: FlagRule;
  accounts: FeatureFlag['accounts'];
}

/** What saving would change, and who would then have the feature. */
export function RuleChanges({ changes, rule, accounts }: RuleChangesProps) {
  const t = useTexts(configurationTexts);
  const { ruleText, changeText } = useRuleText();
  return (
    <div aria-live="polite">
      <h3>{t('changes')}</h3>
      <ul className="bench-list">
        {changes.map((one) => (
          <li key={one.what}>{changeText(one, { accounts })}</li>
        ))}
      </ul>
      <p className="small muted">{t('effect', { rule: ruleText(rule) })}</p>
    </div>
  );
}
