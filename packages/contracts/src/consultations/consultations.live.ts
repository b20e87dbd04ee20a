import { z } from 'zod';
import { defineLiveAct, defineLiveEvent, Id } from '../kit/index.ts';
import { MAX_SIGNAL_PARTS, SIGNAL_PART, SIGNALS_A_MINUTE } from './consultations.rules.ts';

const signal = {
  booking_id: Id,
  /** The sender’s page, and the one it is for. */
  from: Id,
  to: Id,
  kind: z.enum(['description', 'candidate']),
  /** Numbers the signals of a page; parts of one have the same number. */
  number: z.int().min(1),
  part: z.int().min(1).max(MAX_SIGNAL_PARTS),
  parts: z.int().min(1).max(MAX_SIGNAL_PARTS),
  /** JSON, compressed, in base64. */
  data: z
    .string()
    .regex(/^[A-Za-z0-9+/=]+$/)
    .max(SIGNAL_PART),
};

export const videoSignalLive = defineLiveEvent({
  name: 'video.signal',
  description: 'What a browser tells another one to connect to it. It is passed on, and neither stored nor logged.',
  data: z.object(signal),
  numbered: null,
});

export const videoRoomLive = defineLiveEvent({
  name: 'video.room',
  description: 'Somebody entered or left a room, was admitted, or it was closed.',
  data: z.object({ booking_id: Id }),
  numbered: null,
});

export const saySignal = defineLiveAct({
  name: 'video.signal',
  description: 'A signal to another page in the same room.',
  data: z.strictObject(signal),
  perMinute: SIGNALS_A_MINUTE,
});
