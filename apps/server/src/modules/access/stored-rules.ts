import type { FlagRule } from '@travesia/contracts/access';
import type { featureFlagAccounts, featureFlags } from './access.tables.ts';

/** Assembles rules from their rows. */
export function storedRules(
  flags: readonly (typeof featureFlags.$inferSelect)[],
  accounts: readonly (typeof featureFlagAccounts.$inferSelect)[],
): Map<string, { rule: FlagRule; version: number }> {
  const named = (key: string, side: 'allowed' | 'refused') =>
    accounts.filter((row) => row.key === key && row.side === side).map(({ userId }) => userId);
  return new Map(
    flags.map(({ key, rule, version }) => [
      key,
      { version, rule: { ...rule, allowed: named(key, 'allowed'), refused: named(key, 'refused') } },
    ]),
  );
}
