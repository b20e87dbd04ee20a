import type { z } from 'zod';

/** A fact in the past, versioned: `directory.imported.v1`. Payloads hold ids and few facts, never health data or names. */
export interface EventType<P extends z.ZodType = z.ZodType> {
  name: `${string}.${string}.v${number}`;
  description: string;
  payload: P;
}

/** Declares an event of a feature. */
export const defineEvent = <P extends z.ZodType>(event: EventType<P>): EventType<P> => event;

export type EventPayload<E> = E extends EventType<infer P> ? z.output<P> : never;
