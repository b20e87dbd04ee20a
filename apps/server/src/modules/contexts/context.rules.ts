import { CONTEXT_HOURS_AT_MOST, CONTEXT_MINUTES } from '@travesia/contracts/contexts';

const MINUTE_MS = 60_000;

const longestEnd = (openedAt: Date): number => openedAt.getTime() + CONTEXT_HOURS_AT_MOST * 60 * MINUTE_MS;

/** Expiration of a context opened or extended at an instant: an hour later, at most eight hours after opening. */
export const endOf = (openedAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + CONTEXT_MINUTES * MINUTE_MS, longestEnd(openedAt)));

/** Whether a context can still be extended. */
export const isExtendable = ({ openedAt, expiresAt }: { openedAt: Date; expiresAt: Date }): boolean =>
  expiresAt.getTime() < longestEnd(openedAt);
