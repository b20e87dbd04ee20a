import { me, type User } from '@travesia/contracts/accounts';
import {
  type NotificationChoices,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
  type Profile,
  type ProfileSection,
  type ProfileUpdate,
  type SectionValues,
  setNotificationPreferences,
  updateProfile,
} from '@travesia/contracts/profiles';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { readPreferences } from '../../lib/preferences/preferences.ts';
import { inLanguage, showCurrency } from '../../lib/session/saved-settings.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useSession } from '../../lib/session/session-store.ts';
import type { Saved } from '../../lib/forms/draft/merge.ts';
import type { Form } from '../../lib/forms/draft/form.ts';
import { formOf, valuesOf } from './section-form.ts';
import { showHome } from './show-home.ts';

/** A profile section being edited. */
export const savedSection = (section: ProfileSection, { version, values }: Profile[ProfileSection]): Saved => ({
  version,
  form: formOf(section, values),
});

/** Saves a section and refreshes the user data shown elsewhere on the page. */
export async function saveSection(section: ProfileSection, form: Form, version: number): Promise<Profile> {
  const body = { section, version, values: valuesOf(section, form) } as ProfileUpdate;
  const profile = await sessionCall(updateProfile, { body });
  if (section === 'identity' || section === 'preferences') await refreshPerson();
  if (section === 'contact') showHome(profile.contact.values.country);
  if (section === 'preferences') showSettings(profile.preferences.values);
  return profile;
}

/** Leaving this page, as a function that tests can replace. */
export const page = { assign: (address: string): void => window.location.assign(address) };

/** Shows the page again with the settings just saved, if it has others. */
function showSettings({ language, currency }: SectionValues<'preferences'>): void {
  const { pathname, search, hash } = window.location;
  if (localeOfPath(pathname) === language && readPreferences(document.cookie).currency === currency) return;
  showCurrency(currency);
  const address = inLanguage(language, pathname + search);
  // With a fragment, the same address would not load again.
  page.assign(hash ? `${address}#preferences` : address);
}

/** Reloads the signed-in user; keeps the old data if that fails. */
export async function refreshPerson(): Promise<void> {
  const now: User | null = await sessionCall(me, {}, { background: true }).catch(() => null);
  if (now && useSession.getState().user?.id === now.id) useSession.setState({ user: now });
}

const CHANNELS = ['app', 'mail', 'push'] as const;
const box = (ticked: boolean) => (ticked ? 'true' : '');

/** Notification preferences being edited. */
export function savedPreferences(preferences: NotificationPreferences): Saved {
  const { quiet_hours: quiet } = preferences;
  const kinds = NOTIFICATION_KINDS.flatMap((kind) =>
    CHANNELS.map((channel) => [`${kind}.${channel}`, box(preferences[kind][channel])] as const),
  );
  return {
    version: preferences.version,
    form: {
      ...Object.fromEntries(kinds),
      mail_rhythm: preferences.mail_rhythm,
      quiet: box(quiet !== null),
      'quiet_hours.from': quiet?.from ?? '22:00',
      'quiet_hours.to': quiet?.to ?? '07:00',
      'quiet_hours.time_zone': quiet?.time_zone ?? ownTimeZone(),
    },
  };
}

export async function savePreferences(form: Form, version: number): Promise<Saved> {
  const kinds = NOTIFICATION_KINDS.map((kind) => [
    kind,
    Object.fromEntries(CHANNELS.map((channel) => [channel, form[`${kind}.${channel}`] === 'true'])),
  ]);
  const quiet = {
    from: form['quiet_hours.from'] ?? '',
    to: form['quiet_hours.to'] ?? '',
    time_zone: form['quiet_hours.time_zone'] ?? '',
  };
  const body = {
    version,
    ...(Object.fromEntries(kinds) as Omit<NotificationChoices, 'version' | 'mail_rhythm' | 'quiet_hours'>),
    mail_rhythm: form['mail_rhythm'] as NotificationChoices['mail_rhythm'],
    quiet_hours: form['quiet'] === 'true' ? quiet : null,
  };
  return savedPreferences(await sessionCall(setNotificationPreferences, { body }));
}
