import { forgetRecord, readRecord, writeRecord } from '../../lib/device/device-json.ts';
import { keptFormKey } from '../../lib/forms/use-kept-form.ts';

// Of this tab only: what somebody asks may tell of health, and the device may be somebody else's tomorrow.
const store = () => sessionStorage;
const keyOf = (owner: string, place: string) => keptFormKey(owner, `support.${place}`);

/** What was typed in a place and not sent yet, by the names of the fields. */
export function readTicketDraft(owner: string, place: string): Record<string, string> {
  const found = readRecord(store, keyOf(owner, place)) ?? {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export const keepTicketDraft = (owner: string, place: string, form: HTMLFormElement): boolean => {
  const texts = [...new FormData(form).entries()].filter(([, value]) => typeof value === 'string' && value !== '');
  return writeRecord(store, keyOf(owner, place), Object.fromEntries(texts));
};

export const forgetTicketDraft = (owner: string, place: string): void => forgetRecord(store, keyOf(owner, place));
