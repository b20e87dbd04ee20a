import type { Endpoint } from '@travesia/contracts/kit';
import { shownHeaders } from '../session/session-call.ts';

/** A name for what is loaded: the call or a name of the screen, for whom it is asked, and what was asked for. */
export type LoadKey = readonly [name: string, ...asked: unknown[]];

/**
 * The key of a call in the cache: its endpoint, the clinic that the address shows when the call is for a clinic, and its input.
 * The answer for one clinic is never shown for another.
 */
export const callKey = (endpoint: Endpoint, input?: unknown): LoadKey => [
  callName(endpoint),
  shownHeaders(endpoint)['x-provider-id'] ?? null,
  input ?? {},
];

/** The first part of all keys of a call, whatever was asked for. */
export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`;
