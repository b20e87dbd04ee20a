import type { FeatureFlag, FlagRule } from '@travesia/contracts/access';
import { draftOf, forgetDraft, keepDraft } from '../../../lib/forms/draft/drafts.ts';

/** A rule that is written and not saved: with its reason, the accounts it names, and the version it began with. */
export interface KeptFlag {
  version: number;
  rule: FlagRule;
  named: FeatureFlag['accounts'];
  reason: string;
}

const partOf = (key: string) => `flag.${key}`;

/** What was written of a feature in this tab, so that it survives a reload and an ended session. */
export function readKeptFlag(owner: string, key: string): KeptFlag | null {
  const kept = draftOf(owner, partOf(key));
  const { rule, named, reason = '' } = kept?.mine ?? {};
  if (!kept || !rule || !named) return null;
  return {
    version: kept.version,
    rule: JSON.parse(rule) as FlagRule,
    named: JSON.parse(named) as FeatureFlag['accounts'],
    reason,
  };
}

/** Keeps it; null forgets it. */
export function keepFlag(owner: string, key: string, kept: KeptFlag | null): void {
  if (!kept) return forgetDraft(owner, partOf(key));
  const { version, rule, named, reason } = kept;
  const mine = { rule: JSON.stringify(rule), named: JSON.stringify(named), reason };
  keepDraft(owner, partOf(key), partOf(key), { version, before: {}, mine });
}
