import type { FeatureFlag, FlagRule } from '@travesia/contracts/access';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { RuleChange } from './feature-names.ts';
import { configurationTexts } from './texts.ts';

type Named = Pick<FeatureFlag, 'accounts'>;

/** Describes rules in words. */
export function useRuleText() {
  const t = useTexts(configurationTexts);
  const format = useFormat();
  const roles = (list: FlagRule['roles']) =>
    list.length ? format.list(list.map((role) => t(`roles.${role}`))) : t('roles.none');
  const accounts = (ids: readonly string[], { accounts: named }: Named) =>
    ids.length
      ? format.list(ids.map((id) => named.find((one) => one.id === id)?.name ?? t('account.hidden')))
      : t('accounts.none');
  return {
    /** Who has the feature. */
    ruleText: (rule: FlagRule): string => {
      if (!rule.on) return t('rule.off');
      const who =
        rule.roles.length === 0 || rule.share === 0
          ? t('rule.nobody')
          : t(rule.share === 100 ? 'rule.all' : 'rule.share', { roles: roles(rule.roles), share: rule.share });
      const more = [
        ...(rule.allowed.length ? [t('rule.allowed', { count: rule.allowed.length })] : []),
        ...(rule.refused.length ? [t('rule.refused', { count: rule.refused.length })] : []),
      ];
      return [who, ...more].join('; ');
    },
    /** One difference: old and new value. */
    changeText: ({ what, before, after }: RuleChange, named: Named): string => {
      const show = (value: RuleChange['before']): string => {
        if (typeof value === 'boolean') return t(value ? 'on' : 'off');
        if (typeof value === 'number') return format.percent(value / 100);
        return what === 'roles' ? roles(value as FlagRule['roles']) : accounts(value, named);
      };
      return t('change', { what: t(`part.${what}`), before: show(before), after: show(after) });
    },
  };
}
