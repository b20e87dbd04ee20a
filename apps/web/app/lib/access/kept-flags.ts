import { FeatureChecks } from '@travesia/contracts/access';

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
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      owner: string;
      at: number;
      checks: unknown;
    } | null;
    const checks = FeatureChecks.safeParse(kept?.checks);
    return kept?.owner === owner && checks.success && Number.isFinite(kept.at)
      ? { checks: checks.data, at: kept.at }
      : null;
  } catch {
    return null;
  }
}

export function keepFlags(owner: string, { checks, at }: KeptFlags): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, checks, at }));
  } catch {
    // The next page asks again.
    return;
  }
}
