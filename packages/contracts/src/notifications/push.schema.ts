import { z } from 'zod';
import { Id, OPTIONAL_TOPICS } from '../kit/index.ts';

/** Devices of one person that receive push notifications; one more replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

export const NewPushSubscription = z
  .strictObject({
    endpoint: z
      .url({ protocol: /^https?$/ })
      .max(1000)
      .meta({
        description: 'Address of the browser’s push service for this device; https, on the public internet.',
        example: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
      }),
    keys: z
      .strictObject({
        p256dh: base64url(65).meta({ description: 'Public key of the device.' }),
        auth: base64url(16).meta({ description: 'Secret shared with the device.' }),
      })
      .meta({ description: 'Keys with which notifications are encrypted.' }),
  })
  .meta({ id: 'NewPushSubscription', description: 'A push subscription, as browsers make it.' });
export type NewPushSubscription = z.infer<typeof NewPushSubscription>;

export const PushState = z
  .object({
    key: z.string().meta({ description: 'Public key of this installation, for `applicationServerKey`.' }),
    is_on: z.boolean().meta({ description: 'Whether the device of this session receives push notifications.' }),
    devices: z.int().meta({ description: 'Number of the user’s devices that do.' }),
    actions: z.array(z.enum(['turn_on', 'turn_off'])).meta({ description: 'What the user may do on this device.' }),
  })
  .meta({ id: 'PushState', description: 'Push notifications on the device of this session.' });
export type PushState = z.infer<typeof PushState>;

/** What reaches a device: read by the service worker, shown on a locked screen. Never a name or anything about health. */
export const PushPayload = z.object({
  topic: z.enum(['always', ...OPTIONAL_TOPICS]),
  title: z.string(),
  body: z.string(),
  path: z.string(),
});
export type PushPayload = z.infer<typeof PushPayload>;

export const PushWanted = z.object({ user_id: Id, topic: PushPayload.shape.topic, path: PushPayload.shape.path });
