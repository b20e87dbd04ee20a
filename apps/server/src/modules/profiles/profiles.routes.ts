import {
  getConsents,
  getMailSubscription,
  getNotificationPreferences,
  getProfile,
  setConsent as setConsentCall,
  setMailSubscription as setMailSubscriptionCall,
  setNotificationPreferences as setNotificationPreferencesCall,
  updateProfile as updateProfileCall,
} from '@travesia/contracts/profiles';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { ownAccount } from '../accounts/index.ts';
import { setConsent } from './commands/set-consent.ts';
import { setMailSubscription } from './commands/set-mail-subscription.ts';
import { setNotificationPreferences } from './commands/set-notification-preferences.ts';
import { updateProfile } from './commands/update-profile.ts';
import type { ProfilesDeps } from './profiles-deps.ts';
import { findMailSubscription } from './queries/find-mail-subscription.ts';
import { findNotificationPreferences } from './queries/find-notification-preferences.ts';
import { findProfile } from './queries/find-profile.ts';
import { listOwnConsents } from './queries/list-own-consents.ts';

/** Endpoints for people's own profile, consents and preferences. */
export function profilesRoutes(deps: ProfilesDeps): Mounted[] {
  const { db } = deps.database;
  return [
    mount(getProfile, (_input, { actor }) => findProfile(deps, ownAccount(actor))),
    mount(updateProfileCall, ({ body }, { actor }) => updateProfile(deps, actor, body)),
    mount(getConsents, (_input, { actor }) => listOwnConsents(db, ownAccount(actor))),
    mount(setConsentCall, ({ body }, { actor }) => setConsent(deps, actor, body)),
    mount(getNotificationPreferences, (_input, { actor }) => findNotificationPreferences(db, ownAccount(actor))),
    mount(setNotificationPreferencesCall, ({ body }, { actor }) => setNotificationPreferences(deps, actor, body)),
    mount(getMailSubscription, ({ query }) => findMailSubscription(deps, query.token)),
    mount(setMailSubscriptionCall, ({ body }, { actor }) => setMailSubscription(deps, actor, body)),
  ];
}
