import { FEATURE_KEYS, type FeatureKey, type FlagRule, type UserRole } from '@travesia/contracts/access';
import type { PortalGroup } from '../../portal/index.ts';

export type EveryNavigation = Readonly<Record<UserRole, readonly PortalGroup[]>>;

const PORTAL_OF_PREFIX: readonly (readonly [prefix: string, portal: UserRole])[] = [
  ['patient_', 'patient'],
  ['provider_', 'provider'],
  ['organization_', 'organization'],
  ['admin_', 'admin'],
];

/** The portal whose navigation has a feature's entry. */
export const portalOf = (key: FeatureKey): UserRole =>
  PORTAL_OF_PREFIX.find(([prefix]) => key.startsWith(prefix))?.[1] ?? 'patient';

/** A feature's name: its navigation entry's, or its key if it has none. */
export function nameOfFeature(key: FeatureKey, navigation: EveryNavigation): string {
  const own = navigation[portalOf(key)];
  const items = [...own, ...Object.values(navigation).flat()].flatMap((group) => group.items);
  return items.find(({ feature }) => feature === key)?.label ?? key;
}

/** Each portal's features, in navigation order. */
export const featuresByPortal = (): Map<UserRole, FeatureKey[]> => {
  const groups = new Map<UserRole, FeatureKey[]>();
  for (const key of FEATURE_KEYS) groups.set(portalOf(key), [...(groups.get(portalOf(key)) ?? []), key]);
  return groups;
};

/** A property that differs between two rules. */
export interface RuleChange {
  what: keyof FlagRule;
  before: FlagRule[keyof FlagRule];
  after: FlagRule[keyof FlagRule];
}

const PARTS = ['on', 'roles', 'share', 'allowed', 'refused'] as const satisfies readonly (keyof FlagRule)[];
const asText = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

/** Returns the differences between two rules. */
export const changesOf = (before: FlagRule, after: FlagRule): RuleChange[] =>
  PARTS.filter((what) => asText(before[what]) !== asText(after[what])).map((what) => ({
    what,
    before: before[what],
    after: after[what],
  }));
