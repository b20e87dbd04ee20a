import type { FeatureChecks } from '@travesia/contracts/access';

/** In the tab, so that loading a page anew neither asks again nor shows anything too much or too little. */
const KEY = 'travesia.features';

export interface KeptFlags {
  checks: FeatureChecks;
  /** When the server said so; milliseconds since 1970. */
  at: number;
}

/** What this tab was told of somebody; null when it was nothing or somebody else. */
export function keptFlags(owner: string): KeptFlags | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (KeptFlags & { owner: string }) | null;
    return kept?.owner === owner && Number.isFinite(kept.at) && areChecks(kept.checks) ? kept : null;
  } catch {
    return null;
  }
}

/** What a browser kept may be anything; a schema would bring its library along. */
const areChecks = (checks: unknown): checks is FeatureChecks =>
  typeof checks === 'object' && checks !== null && Object.values(checks).every((value) => typeof value === 'boolean');

export function keepFlags(owner: string, { checks, at }: KeptFlags): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, checks, at }));
  } catch {
    // The next page asks again.
    return;
  }
}
