import type { NetworkPolicies, PolicyKey, PolicyValues } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { networkPoliciesTexts } from './texts.ts';

const STEPS = [25, 30, 35, 40, 45, 50] as const;

interface Words {
  /** A value, as a person reads it. */
  said: (key: PolicyKey, value: PolicyValues[PolicyKey] | undefined) => string;
  /** The values that can be chosen; a percentage between the steps stays among them. */
  optionsOf: (key: PolicyKey, present: PolicyValues[PolicyKey]) => { value: string; label: string }[];
}

/** How settings and their values are written. */
export function usePolicyWords({
  cancellation_choices: choices,
}: Pick<NetworkPolicies, 'cancellation_choices'>): Words {
  const t = useTexts(networkPoliciesTexts);
  const said: Words['said'] = (key, value) => {
    if (value === null || value === undefined) return t('value.none');
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (key === 'cancellation_policy') return choices.find((one) => one.key === value)?.name ?? String(value);
    return t('value.percent', { percent: value });
  };
  const valuesOf = (key: PolicyKey, present: PolicyValues[PolicyKey]): NonNullable<PolicyValues[PolicyKey]>[] => {
    if (key === 'cancellation_policy') return choices.map((one) => one.key);
    if (key !== 'deposit_percentage') return [true, false];
    const percents = new Set<number>(STEPS);
    if (typeof present === 'number') percents.add(present);
    return [...percents].toSorted((one, other) => one - other);
  };
  return {
    said,
    optionsOf: (key, present) =>
      valuesOf(key, present).map((value) => ({ value: String(value), label: said(key, value) })),
  };
}
