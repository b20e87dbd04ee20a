import {
  getNotificationPreferences,
  getProfile,
  type NotificationPreferences,
  type Profile,
} from '@travesia/contracts/profiles';
import { useLoad } from '../../lib/calls/use-load.ts';
import { sessionCall } from '../../lib/session/session-call.ts';

export interface Loaded {
  profile: Profile;
  notifications: NotificationPreferences;
}

/** One's own profile and what one wants to be told; `take` shows what a call answered. */
export function useProfile() {
  const { data, problem, reload, change } = useLoad<Loaded>(['own profile'], async (signal) => {
    const options = { background: true, signal };
    const [profile, notifications] = await Promise.all([
      sessionCall(getProfile, {}, options),
      sessionCall(getNotificationPreferences, {}, options),
    ]);
    return { profile, notifications };
  });
  return {
    /** Null until it is there. */
    loaded: data,
    problem,
    load: reload,
    take: (changed: Partial<Profile>) => change((known) => ({ ...known, profile: { ...known.profile, ...changed } })),
  };
}

export type ProfileLoad = ReturnType<typeof useProfile>;
