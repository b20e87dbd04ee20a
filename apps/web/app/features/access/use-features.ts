import type { FeatureKey } from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import { useEffect } from 'react';
import { featureState, type FeatureState, loadFlags, msUntilStale, useFlags } from './flags-store.ts';

/** Keeps a user's features at most five minutes old while a portal is shown. */
export function useFeaturesOf(person: Pick<User, 'id' | 'role'> | null): void {
  const id = person?.id;
  const role = person?.role;
  const at = useFlags((flags) => flags.at);
  useEffect(() => {
    if (!id || !role) return;
    void loadFlags({ id, role });
  }, [id, role]);
  useEffect(() => {
    if (!id || !role || !at) return;
    const timer = setTimeout(() => void loadFlags({ id, role }), msUntilStale() + 1);
    return () => clearTimeout(timer);
  }, [id, role, at]);
}

/** Whether the current user has a feature; `open` if no feature is required. */
export const useFeature = (key: FeatureKey | undefined): FeatureState =>
  useFlags((flags) => (key ? featureState(flags, key) : 'open'));
