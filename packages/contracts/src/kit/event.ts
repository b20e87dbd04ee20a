import type { z } from 'zod';

/** A fact in the past, versioned: `directory.imported.v1`. Payloads hold ids and few facts, never health data or names. */
export interface EventType<P extends z.ZodType = z.ZodType> {
  name: `${string}.${string}.v${number}`;
  description: string;
  payload: P;
  /**
   * What it happened to, such as `booking/<id>`: each subscriber handles the events of one aggregate one after the other, and
   * they are numbered. Without it events have no order.
   */
  aggregate?(payload: z.output<P>): string;
}

/** Declares an event of a feature. */
export const defineEvent = <P extends z.ZodType>(event: EventType<P>): EventType<P> => event;

export type EventPayload<E> = E extends EventType<infer P> ? z.output<P> : never;
