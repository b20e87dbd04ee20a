import { isLinkToken } from '@travesia/contracts/accounts';
import { forgetRecord, readRecord, writeRecord } from '../../lib/device/device-json.ts';

// Of this tab only: it survives a reload and the way to the sign-in and back, and is gone with the tab.
const tab = () => sessionStorage;
const KEY = 'travesia.invitation';

/** The token as a link or the tab has it, or null for whatever cannot be one. */
export const soundToken = (raw: unknown): string | null => (isLinkToken(raw) ? raw : null);

export const keptToken = (): string | null => soundToken(readRecord(tab, KEY)?.['token']);

/** Keeps a token; a reason to decline another invitation goes with the earlier one. */
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

/** The invitation is answered. */
export const forgetInvitation = (): void => forgetRecord(tab, KEY);
