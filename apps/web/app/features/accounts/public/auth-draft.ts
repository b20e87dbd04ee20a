import { VERIFY_LINK_HOURS } from '@travesia/contracts/accounts';
import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';
import { soundAddress } from './return-address.ts';

// Gone with the tab, because what is typed here says who somebody is and the browser may be shared.
const tab = () => sessionStorage;
const device = () => localStorage;
const DRAFT = 'draft:auth';
const RETURN = 'travesia.return';
/** As long as the link that confirms an address works. */
const RETURN_MS = VERIFY_LINK_HOURS * 3_600_000;

/** Fields that are kept over reloads and from one of these screens to the next: never a password, never a consent. */
export const KEPT_FIELDS = ['email', 'first_name', 'last_name', 'country'] as const;

/** What was typed in this tab. */
export function readDraft(): Record<string, string> {
  const found = readRecord(tab, DRAFT) ?? {};
  return Object.fromEntries(
    KEPT_FIELDS.flatMap((name) => {
      const value = found[name];
      return typeof value === 'string' && value ? [[name, value]] : [];
    }),
  );
}

/** Adds what was typed to what is kept; fields that a form lacks stay as they are. */
export function keepDraft(values: Readonly<Record<string, string>>): void {
  const kept = readDraft();
  for (const name of KEPT_FIELDS) {
    const value = values[name];
    if (value !== undefined) kept[name] = value;
  }
  writeRecord(tab, DRAFT, kept);
}

/** Keeps where somebody came from for the tab that the mail's link opens. */
export function keepReturn(address: string | null): void {
  if (address) writeRecord(device, RETURN, { at: Date.now(), address });
}

/** Where somebody came from before they went to their mail, or null. */
export function keptReturn(): string | null {
  const { at, address } = readRecord(device, RETURN) ?? {};
  return typeof at === 'number' && Date.now() - at < RETURN_MS ? soundAddress(address) : null;
}

/** Somebody is signed in: nothing has to be kept for that any more. */
export function forgetDraft(): void {
  forgetRecord(tab, DRAFT);
  forgetRecord(device, RETURN);
}
