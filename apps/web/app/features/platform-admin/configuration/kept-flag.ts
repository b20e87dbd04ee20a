import type { FeatureFlag, FlagRule } from '@travesia/contracts/access';
import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';

/** A rule that is written and not saved: with its reason, the accounts it names, and the version it began with. */
export interface KeptFlag {
  version: number;
  rule: FlagRule;
  named: FeatureFlag['accounts'];
  reason: string;
}

const store = () => sessionStorage;

/** What was written of a feature in this tab, so that it survives a reload and an ended session. */
export function readKeptFlag(key: string): KeptFlag | null {
  const kept = readRecord(store, key);
  return kept && kept['rule'] && kept['named'] ? (kept as unknown as KeptFlag) : null;
}

/** Keeps it; null forgets it. */
export function keepFlag(key: string, kept: KeptFlag | null): void {
  if (kept) writeRecord(store, key, { ...kept });
  else forgetRecord(store, key);
}
