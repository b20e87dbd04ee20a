import {
  ACCOUNT_SCHEMES,
  type AccountField,
  type AccountUpdate,
  PAUSE_HOURS,
  schemesFor,
} from '@travesia/contracts/financials';
import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Fault } from '../../../platform/problem-error.ts';
import { isCbu, isClabe, isCnpj, isCpf, isPixKey, isRoutingNumber } from './account-numbers.rules.ts';

const HOUR_MS = 3_600_000;
const ENDING = 4;

/** What is sealed of an account. */
export type AccountDetails = Partial<Record<AccountField, string>> & { number: string };

/** An account as it is kept: what is shown of its number, and what is sealed. */
export interface CleanAccount {
  details: AccountDetails;
  ending: string;
}

const fault = (field: string, code: string, limit?: number): Fault => ({
  path: `body.${field}`,
  code,
  kind: code,
  message: code,
  limit,
});

/** Without what people type to read it better. Addresses and random keys of Pix keep theirs. */
function plain(field: AccountField, text: string): string {
  if (field === 'number' && /@/.test(text)) return text.trim().toLowerCase();
  if (field === 'number' && /^[\da-f]{8}-/i.test(text.trim())) return text.trim().toLowerCase();
  return text.replace(/[\s.\-/]/g, '').toUpperCase();
}

type Finds = (text: string, country: string) => Fault | null;
const inDigits = (field: AccountField, least: number, most = least): Finds => {
  const isRight = new RegExp(`^\\d{${least},${most}}$`);
  return (text) => {
    if (isRight.test(text)) return null;
    return least === most ? fault(field, 'digits', least) : fault(field, 'invalid_format');
  };
};
/** So many digits, of which some check the others. */
const checked =
  (field: AccountField, digits: number, isRight: (text: string) => boolean): Finds =>
  (text, country) =>
    inDigits(field, digits)(text, country) ?? (isRight(text) ? null : fault(field, 'check_digit'));

function wrongIban(text: string, country: string): Fault | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(text)) return fault('number', 'invalid_format');
  if (!text.startsWith(country)) return fault('number', 'other_country');
  return isValidIBAN(text) ? null : fault('number', 'check_digit');
}

function wrongBic(text: string, country: string): Fault | null {
  if (!isValidBIC(text)) return fault('bic', 'invalid_format');
  return text.slice(4, 6) === country ? null : fault('bic', 'other_country');
}

const holderIdOfBrazil: Finds = (text) => {
  if (!/^(\d{11}|[A-Z\d]{12}\d{2})$/.test(text)) return fault('holder_id', 'invalid_format');
  return isCpf(text) || isCnpj(text) ? null : fault('holder_id', 'check_digit');
};

const anyNumber: Finds = (text) => (/^[A-Z\d]{4,34}$/.test(text) ? null : fault('number', 'invalid_format'));

/** What is wrong with a field of an account, by scheme; null if nothing. */
const RULES: Readonly<Record<AccountUpdate['scheme'], Partial<Record<AccountField, Finds>>>> = {
  clabe: { number: checked('number', 18, isClabe) },
  pix: { number: (text) => (isPixKey(text) ? null : fault('number', 'invalid_format')) },
  brazil: {
    bank_code: inDigits('bank_code', 3),
    branch: inDigits('branch', 1, 5),
    number: (text) => (/^\d{2,13}[\dX]$/.test(text) ? null : fault('number', 'invalid_format')),
    holder_id: holderIdOfBrazil,
  },
  cbu: { number: checked('number', 22, isCbu) },
  cci: { number: inDigits('number', 20) },
  colombia: { number: inDigits('number', 6, 17), holder_id: inDigits('holder_id', 6, 11) },
  iban: { number: wrongIban },
  aba: { bank_code: checked('bank_code', 9, isRoutingNumber), number: inDigits('number', 4, 17) },
  swift: { bic: wrongBic, number: anyNumber },
};

/** Checks an account by the rules of its country. Returns what is wrong, each with its field, or what is kept of it. */
export function checkAccount(update: AccountUpdate, currency: string): { faults: Fault[] } | CleanAccount {
  const { scheme, country } = update;
  if (!schemesFor(country, currency).includes(scheme)) return { faults: [fault('scheme', 'invalid_value')] };
  const details: Partial<Record<AccountField, string>> = {};
  const faults: Fault[] = [];
  for (const field of ACCOUNT_SCHEMES[scheme].fields) {
    const typed = update[field] ?? '';
    const text = field === 'account_type' ? typed : plain(field, typed);
    const found = text ? (RULES[scheme][field]?.(text, country) ?? null) : fault(field, 'missing');
    if (found) faults.push(found);
    details[field] = text;
  }
  const { number } = details;
  if (faults.length || number === undefined) return { faults };
  return { details: { ...details, number }, ending: endingOf(number) };
}

/** What is shown of a number; of an address less, because little of it is before the at sign. */
export function endingOf(number: string): string {
  const at = number.indexOf('@');
  return at < 0 ? number.slice(-ENDING) : number.slice(Math.max(1, at - 1), at + 1);
}

/** Until when nothing is paid out by itself to an account: only one that replaces another can be a fraud’s. */
export const pauseOf = (isFirst: boolean, at: Date): Date | null =>
  isFirst ? null : new Date(at.getTime() + PAUSE_HOURS * HOUR_MS);

/** What decides whether money is paid to an account. */
export interface PayableAccount {
  verifiedAt: Date | null;
  refusedAt: Date | null;
  pausedUntil: Date | null;
}

/** Until when an account is paused, as of an instant; null if it is not. */
export const pausedAt = ({ pausedUntil }: PayableAccount, at: Date): Date | null =>
  pausedUntil && pausedUntil > at ? pausedUntil : null;
