import type { z } from 'zod';

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

/** An event as it travels. */
export interface LiveFrame {
  type: string;
  data: unknown;
  /** Absent for events that may be missed. */
  stream?: string;
  seq?: number;
  /** When it was published, ISO 8601. */
  at: string;
}
