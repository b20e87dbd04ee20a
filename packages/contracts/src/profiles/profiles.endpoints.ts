import { defineEndpoint } from '../kit/index.ts';
import { NotificationChoices, NotificationPreferences } from './notifications.schema.ts';
import { ConsentChoice, ConsentStates, Profile, ProfileUpdate } from './profiles.schema.ts';

const own = { access: 'session', tag: 'profiles' } as const;

export const getProfile = defineEndpoint({
  ...own,
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'One’s own profile',
  description: 'Answers everything the signed-in person’s profile holds, with what is still missing and who needs it.',
  response: Profile,
});

export const updateProfile = defineEndpoint({
  ...own,
  name: 'updateProfile',
  method: 'PUT',
  path: '/profile',
  summary: 'Save a section of one’s profile',
  description:
    'Saves one section whole and answers the profile as it is then. A section that was changed since the version sent is not touched: the problem’s `present` holds it as it is, with its version, so that both can be merged. Health data need the consent `health_data`.',
  body: ProfileUpdate,
  response: Profile,
  problems: ['request.stale_version', 'profile.health_consent_missing'],
});

export const getConsents = defineEndpoint({
  ...own,
  name: 'getConsents',
  method: 'GET',
  path: '/profile/consents',
  summary: 'One’s own consents',
  description: 'Answers for each purpose whether it is agreed to, and each time it was given or withdrawn.',
  response: ConsentStates,
});

export const setConsent = defineEndpoint({
  ...own,
  name: 'setConsent',
  method: 'PUT',
  path: '/profile/consents',
  summary: 'Give or withdraw a consent',
  description:
    'Gives the consent for one purpose to the present wording, or withdraws it; what stands already stays as it is. Withdrawing `health_data` deletes the health data at once.',
  body: ConsentChoice,
  response: ConsentStates,
});

export const getNotificationPreferences = defineEndpoint({
  ...own,
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/profile/notification-preferences',
  summary: 'What one wants to be told',
  description:
    'Answers for each kind of notification where it is told, and the quiet hours. Everything is told until said otherwise.',
  response: NotificationPreferences,
});

export const setNotificationPreferences = defineEndpoint({
  ...own,
  name: 'setNotificationPreferences',
  method: 'PUT',
  path: '/profile/notification-preferences',
  summary: 'Choose what one wants to be told',
  description:
    'Saves all choices. When they were changed since the version sent, nothing is touched and the problem’s `present` holds them as they are.',
  body: NotificationChoices,
  response: NotificationPreferences,
  problems: ['request.stale_version'],
});
