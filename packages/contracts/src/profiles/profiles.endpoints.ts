import { defineEndpoint } from '../kit/index.ts';
import { NotificationChoices, NotificationPreferences } from './notifications.schema.ts';
import { ConsentChoice, ConsentStates, Profile, ProfileUpdate } from './profiles.schema.ts';

const own = { access: 'session', tag: 'profiles' } as const;

export const getProfile = defineEndpoint({
  ...own,
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'Get own profile',
  description: 'Returns the signed-in user’s whole profile, with what is missing and who needs it.',
  response: Profile,
});

export const updateProfile = defineEndpoint({
  ...own,
  name: 'updateProfile',
  method: 'PUT',
  path: '/profile',
  summary: 'Save a section of own profile',
  description:
    'Replaces one section and returns the updated profile. If the section changed since the version sent, nothing is saved, and the problem’s `present` contains its current state and version for merging. Health data requires the consent `health_data`.',
  body: ProfileUpdate,
  response: Profile,
  problems: ['request.stale_version', 'profile.health_consent_missing'],
});

export const getConsents = defineEndpoint({
  ...own,
  name: 'getConsents',
  method: 'GET',
  path: '/profile/consents',
  summary: 'List own consents',
  description: 'Returns for each purpose whether the user consents, and each time consent was given or withdrawn.',
  response: ConsentStates,
});

export const setConsent = defineEndpoint({
  ...own,
  name: 'setConsent',
  method: 'PUT',
  path: '/profile/consents',
  summary: 'Give or withdraw a consent',
  description:
    'Gives consent for one purpose to the current text, or withdraws it; repeating it changes nothing. Withdrawing `health_data` deletes the health data immediately.',
  body: ConsentChoice,
  response: ConsentStates,
});

export const getNotificationPreferences = defineEndpoint({
  ...own,
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/profile/notification-preferences',
  summary: 'Get notification preferences',
  description: 'Returns the channels for each kind of notification, and the quiet hours. Everything is on by default.',
  response: NotificationPreferences,
});

export const setNotificationPreferences = defineEndpoint({
  ...own,
  name: 'setNotificationPreferences',
  method: 'PUT',
  path: '/profile/notification-preferences',
  summary: 'Update notification preferences',
  description:
    'Saves all preferences. If they changed since the version sent, nothing is saved, and the problem’s `present` contains their current state.',
  body: NotificationChoices,
  response: NotificationPreferences,
  problems: ['request.stale_version'],
});
