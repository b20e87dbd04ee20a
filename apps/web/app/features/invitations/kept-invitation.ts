import { isLinkToken } from '@travesia/contracts/accounts';
import { forgetRecord, readRecord, writeRecord } from '../../lib/device/device-json.ts';

// This tab only: survives a reload and the way to sign-in and back, and is cleared with the tab.
const tab = () => sessionStorage;
const KEY = 'travesia.invitation';

/** Returns the token from a link or the tab, or null if malformed. */
export const soundToken = (raw: unknown): string | null => (isLinkToken(raw) ? raw : null);

export const keptToken = (): string | null => soundToken(readRecord(tab, KEY)?.['token']);

/** Stores a token; clears the decline reason of an earlier invitation. */
export function keepToken(token: string): void {
  if (keptToken() !== token) writeRecord(tab, KEY, { token });
}

export function keptReason(): string {
  const reason = readRecord(tab, KEY)?.['reason'];
  return typeof reason === 'string' ? reason : '';
}

export function keepReason(reason: string): void {
  const kept = readRecord(tab, KEY);
  if (kept) writeRecord(tab, KEY, { ...kept, reason });
}

/** Clears the invitation once it is answered. */
export const forgetInvitation = (): void => forgetRecord(tab, KEY);
