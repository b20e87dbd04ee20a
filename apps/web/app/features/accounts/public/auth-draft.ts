import { VERIFY_LINK_HOURS } from '@travesia/contracts/accounts';
import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';
import { soundAddress } from './return-address.ts';

// Cleared with the tab: the draft contains personal data and the browser may be shared.
const tab = () => sessionStorage;
const device = () => localStorage;
const DRAFT = 'draft:auth';
const RETURN = 'travesia.return';
/** As long as the email confirmation link is valid. */
const RETURN_MS = VERIFY_LINK_HOURS * 3_600_000;

/** Fields kept across reloads and between these screens: never a password, never a consent. */
export const KEPT_FIELDS = ['email', 'first_name', 'last_name', 'country'] as const;

/** Returns what was typed in this tab. */
export function readDraft(): Record<string, string> {
  const found = readRecord(tab, DRAFT) ?? {};
  return Object.fromEntries(
    KEPT_FIELDS.flatMap((name) => {
      const value = found[name];
      return typeof value === 'string' && value ? [[name, value]] : [];
    }),
  );
}

/** Merges values into the draft; fields the form does not have are unchanged. */
export function keepDraft(values: Readonly<Record<string, string>>): void {
  const kept = readDraft();
  for (const name of KEPT_FIELDS) {
    const value = values[name];
    if (value !== undefined) kept[name] = value;
  }
  writeRecord(tab, DRAFT, kept);
}

/** Stores the return address for the tab that the email link opens. */
export function keepReturn(address: string | null): void {
  if (address) writeRecord(device, RETURN, { at: Date.now(), address });
}

/** Returns the stored return address, or null. */
export function keptReturn(): string | null {
  const { at, address } = readRecord(device, RETURN) ?? {};
  return typeof at === 'number' && Date.now() - at < RETURN_MS ? soundAddress(address) : null;
}

/** Clears everything stored for signing in. */
export function forgetDraft(): void {
  forgetRecord(tab, DRAFT);
  forgetRecord(device, RETURN);
}
