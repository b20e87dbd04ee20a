import type { FeatureChecks } from '@travesia/contracts/access';

/** Stored in the tab, so that a reload neither repeats the call nor briefly shows the wrong screens. */
const KEY = 'travesia.features';

export interface KeptFlags {
  checks: FeatureChecks;
  /** When the server returned them; milliseconds since 1970. */
  at: number;
}

/** Returns the checks stored in this tab for an owner; null if there are none or they are another user's. */
export function keptFlags(owner: string): KeptFlags | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (KeptFlags & { owner: string }) | null;
    return kept?.owner === owner && Number.isFinite(kept.at) && areChecks(kept.checks) ? kept : null;
  } catch {
    return null;
  }
}

/** Stored data can be anything; validated by hand because a schema would add its library to the bundle. */
const areChecks = (checks: unknown): checks is FeatureChecks =>
  typeof checks === 'object' && checks !== null && Object.values(checks).every((value) => typeof value === 'boolean');

export function keepFlags(owner: string, { checks, at }: KeptFlags): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, checks, at }));
  } catch {
    // The next page loads them again.
    return;
  }
}
