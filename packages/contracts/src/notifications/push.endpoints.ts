import { defineEndpoint } from '../kit/index.ts';
import { NewPushSubscription, PushState } from './push.schema.ts';

const own = { access: 'session', tag: 'notifications' } as const;

export const getPushState = defineEndpoint({
  ...own,
  name: 'getPushState',
  method: 'GET',
  path: '/push/key',
  summary: 'Get push state and key',
  description: 'Returns the key with which a browser subscribes, and whether the device of this session has.',
  response: PushState,
});

export const turnPushOn = defineEndpoint({
  ...own,
  name: 'turnPushOn',
  method: 'POST',
  path: '/push/subscriptions',
  summary: 'Turn push on for this device',
  description:
    'Stores the subscription of the device of this session; it replaces an earlier one, and ends with the session. Notifications say that there is something and where, never what.',
  body: NewPushSubscription,
  // Repeating it changes nothing, and a stored request would hold the keys of the device.
  idempotency: 'none',
  closedToDemo: 'push.not_in_demo',
  response: PushState,
  problems: ['push.address_refused'],
});

export const turnPushOff = defineEndpoint({
  ...own,
  name: 'turnPushOff',
  method: 'DELETE',
  path: '/push/subscriptions',
  summary: 'Turn push off for this device',
  description: 'Deletes the subscription of the device of this session; repeating it changes nothing.',
  response: PushState,
});
