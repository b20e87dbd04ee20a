import type { z } from 'zod';

/**
 * A versioned fact in the past: `directory.imported.v1`. Payloads contain ids and few facts, never health data or
 * names.
 */
export interface EventType<P extends z.ZodType = z.ZodType> {
  name: `${string}.${string}.v${number}`;
  description: string;
  payload: P;
  /**
   * The aggregate, such as `booking/<id>`: its events are numbered, and each subscriber handles them in order. Without
   * it, events are unordered.
   */
  aggregate?(payload: z.output<P>): string;
}

/** Declares an event of a feature. */
export const defineEvent = <P extends z.ZodType>(event: EventType<P>): EventType<P> => event;

export type EventPayload<E> = E extends EventType<infer P> ? z.output<P> : never;
