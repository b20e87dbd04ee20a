import type { LiveFrame } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { Room } from './rooms.ts';

/** An event, and who hears it. */
export interface Told {
  frame: LiveFrame;
  rooms: readonly Room[];
}

/** NOTIFY takes less than 8,000 bytes. */
const MAX_BYTES = 7500;
const MAX_FRAME_BYTES = 4000;
/** Rooms of one entry, of 75 bytes each; more are told by several. */
const ROOMS_AT_ONCE = 40;

const Message = z.object({
  /** The process; empty if it has no sockets, and sends neither numbers nor heartbeats. */
  from: z.string(),
  /** Number of the message, from 1 without gaps. */
  n: z.int(),
  /** `beat`: it lives. `bye`: it stops. `lost`: it had to drop events. */
  kind: z.enum(['told', 'beat', 'bye', 'lost']),
  told: z.array(z.tuple([z.array(z.string()), z.custom<LiveFrame>((value) => typeof value === 'object')])).default([]),
});
export type Message = Omit<z.infer<typeof Message>, 'told'> & { told: readonly Told[] };

/** A message as it was sent; null for what no process of this version sends. */
export function readMessage(payload: string): Message | null {
  try {
    const { told, ...message } = Message.parse(JSON.parse(payload));
    return { ...message, told: told.map(([rooms, frame]) => ({ frame, rooms: rooms as Room[] })) };
  } catch {
    return null;
  }
}

export const writeMessage = (from: string, n: number, kind: Message['kind'], told = ''): string =>
  `{"from":${JSON.stringify(from)},"n":${n},"kind":"${kind}"${told ? `,"told":[${told}]` : ''}}`;

/** Whether an event fits with as many rooms as are told at once. */
export const fits = (frame: unknown): boolean => Buffer.byteLength(JSON.stringify(frame)) <= MAX_FRAME_BYTES;

/** Entries of messages, each as large as NOTIFY takes and in order. */
export function packTold(told: readonly Told[]): string[] {
  const room = MAX_BYTES - Buffer.byteLength(writeMessage('x'.repeat(40), Number.MAX_SAFE_INTEGER, 'told', 'x'));
  const packed: string[] = [];
  let open = '';
  for (const entry of told.flatMap(entriesOf)) {
    const together = open ? `${open},${entry}` : entry;
    if (Buffer.byteLength(together) <= room) open = together;
    else {
      packed.push(open);
      open = entry;
    }
  }
  return open ? [...packed, open] : packed;
}

function entriesOf({ frame, rooms }: Told): string[] {
  const text = JSON.stringify(frame);
  const entries: string[] = [];
  for (let from = 0; from < rooms.length; from += ROOMS_AT_ONCE)
    entries.push(`[${JSON.stringify(rooms.slice(from, from + ROOMS_AT_ONCE))},${text}]`);
  return entries;
}
