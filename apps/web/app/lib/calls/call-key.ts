import type { Endpoint } from '@travesia/contracts/kit';
import { shownHeaders } from '../session/session-call.ts';

/** A cache key: the call or a screen's name, who it is for, and its input. */
export type LoadKey = readonly [name: string, ...asked: unknown[]];

/**
 * The cache key of a call: its endpoint, the clinic in the URL if the call is for a clinic, and its input. One
 * clinic's response is never shown for another.
 */
export const callKey = (endpoint: Endpoint, input?: unknown): LoadKey => [
  callName(endpoint),
  shownHeaders(endpoint)['x-provider-id'] ?? null,
  input ?? {},
];

/** The common prefix of a call's keys, whatever its input. */
export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`;
