import { z } from 'zod';

/**
 * Something that connected clients are told at once over the live socket: what changed, by ids and numbers, never what it
 * says. Clients read that by a call, which checks their rights as always.
 */
export interface LiveEvent<P extends z.ZodType = z.ZodType> {
  /** Such as `message.created`. */
  name: string;
  description: string;
  data: P;
  /**
   * What it numbers, such as `conversation/<id>`, and the number within it, from 1 without gaps: a client that sees a gap has
   * missed something and asks for it. Null for what may be missed, such as that someone is writing.
   */
  numbered: ((data: z.output<P>) => { stream: string; seq: number }) | null;
}

/** Declares a live event. */
export const defineLiveEvent = <const P extends z.ZodType>(event: LiveEvent<P>): LiveEvent<P> => event;

/** Something a client says over the socket. Whatever must not be lost is a call instead. */
export interface LiveAct<P extends z.ZodType = z.ZodType> {
  /** Such as `typing`. */
  name: string;
  description: string;
  data: P;
  /** How often one connection may say it. */
  perMinute: number;
}

/** Declares a live act. */
export const defineLiveAct = <const P extends z.ZodType>(act: LiveAct<P>): LiveAct<P> => act;

/** An event as it travels, as `live`. */
export interface LiveFrame {
  type: string;
  data: unknown;
  /** Absent for events that may be missed. */
  stream?: string;
  seq?: number;
  /** When it was published, ISO 8601. */
  at: string;
}

/** What a client says as it connects: who it is, and the clinic its page shows, if it acts for one. Never in the URL. */
export const LiveHandshake = z.object({
  token: z.string().max(4096),
  provider_id: z.uuid().optional(),
});
export type LiveHandshake = z.infer<typeof LiveHandshake>;

/** Sent as `ready` once a connection hears everything its person may hear. What came before is asked for by calls. */
export interface LiveReady {
  /** Names the connection, in reports. */
  session: string;
  /** ISO 8601. */
  server_time: string;
}

/** Why a handshake is refused or a connection ended: a problem code, or that the server stops and another one takes over. */
export interface LiveEnd {
  reason: string;
}

/** Sent as `error` about an act that was not done. */
export interface LiveFault {
  act: string;
  /** A problem code. */
  code: string;
}

/** How an act is answered to a client that asks for it. */
export type LiveAnswer = { ok: true; answer: unknown } | { ok: false; code: string };

/** Is answered with what was said, to measure how long it takes. */
export const liveEcho = defineLiveAct({
  name: 'echo',
  description: 'Answered with the same text.',
  data: z.object({ text: z.string().max(200) }),
  perMinute: 120,
});

/** What a client hears of an event. */
export type LiveData<E> = E extends { data: infer P extends z.ZodType } ? z.output<P> : never;

/** What a client says with an act. */
export type LiveSaid<A> = A extends { data: infer P extends z.ZodType } ? z.input<P> : never;
