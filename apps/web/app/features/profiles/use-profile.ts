import {
  getNotificationPreferences,
  getProfile,
  type NotificationPreferences,
  type Profile,
} from '@travesia/contracts/profiles';
import { useLoad } from '../../lib/calls/use-load.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { showHome } from './show-home.ts';

export interface Loaded {
  profile: Profile;
  notifications: NotificationPreferences;
}

/** The user's profile and notification preferences; `take` shows a call's response. */
export function useProfile() {
  const { data, problem, reload, change } = useLoad<Loaded>(['own profile'], async (signal) => {
    const options = { background: true, signal };
    const [profile, notifications] = await Promise.all([
      sessionCall(getProfile, {}, options),
      sessionCall(getNotificationPreferences, {}, options),
    ]);
    showHome(profile.contact.values.country);
    return { profile, notifications };
  });
  return {
    /** Null until loaded. */
    loaded: data,
    problem,
    load: reload,
    take: (changed: Partial<Profile>) => change((known) => ({ ...known, profile: { ...known.profile, ...changed } })),
  };
}

export type ProfileLoad = ReturnType<typeof useProfile>;
