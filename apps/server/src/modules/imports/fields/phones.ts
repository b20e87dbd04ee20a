import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import type { FacilityPhone } from '../facilities/facility.ts';
import { foldText, saysNothing } from './clean-text.ts';

const MOST_PHONES = 6;

/**
 * Parses the numbers in a cell: "02477-434693/423743" is two, the second with the area code of the first; "4460-9000 / 9032" is
 * two lines of one exchange. A number that is incomplete or not valid in the country is kept as written with `e164` null.
 */
export function readPhones(cell: string, countryCode: string): FacilityPhone[] {
  const phones: FacilityPhone[] = [];
  let previous = '';
  for (const part of splitNumbers(cell)) {
    const digits = digitsOf(part);
    if (digits.length < 3 || /^(\d)\1+$/.test(digits)) continue;
    const completed = completeFrom(previous, digits);
    const e164 = toE164(part, countryCode) ?? (completed ? toE164(completed, countryCode) : null);
    if (digits.length < 6 && !e164) continue;
    if (digits.length >= 6) previous = part;
    const isKnown = phones.some((phone) => (e164 ? phone.e164 === e164 : digitsOf(phone.original) === digits));
    if (!isKnown) phones.push({ e164, original: part });
  }
  return phones.slice(0, MOST_PHONES);
}

function splitNumbers(cell: string): string[] {
  return (
    cell
      .replace(/\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|ramal|anexo|ctx)\b\.?:?\s*#?[\d/-]*/gi, ' ')
      .replace(
        /\b(?:tel(?:[eé]fono|efone)?s?|te|fono|fone|cel(?:ular)?|fax|whats?app?|wsp|conm(?:utador)?)\b\.?:?/gi,
        ' ',
      )
      // An extension in parentheses after the number.
      .replace(/(\d{4}\s*)\(\d{2,5}\)\s*$/, '$1')
      // Two numbers separated only by a space or a spaced dash.
      .replace(/(\d{6,})\s+(?=\d{6,})/g, '$1;')
      .replace(/(\d{2}[\s-]?\d{4})\s+[-–]\s+(?=\(?\d{2,5}\)?[\s-]?\d{3,4}[\s-]?\d{3,4})/g, '$1;')
      .split(/[;,|]|\s+(?:y|o|e|ou|or|and|al)\s+|\s*\/\s*/i)
      .map((part) => part.replace(/^[\s.:-]+|[\s.:(-]+$/g, '').trim())
      .filter((part) => /\d/.test(part) && !saysNothing(part))
  );
}

function digitsOf(text: string): string {
  return foldText(text).replace(/\D/g, '');
}

/** Prepends the beginning of the previous number to a shorter one. */
function completeFrom(previous: string, digits: string): string | null {
  const before = digitsOf(previous);
  if (!before || digits.length >= before.length || digits.length < 2) return null;
  const start = before.slice(0, before.length - digits.length);
  return (previous.trim().startsWith('+') ? '+' : '') + start + digits;
}

function toE164(text: string, countryCode: string): string | null {
  const digits = digitsOf(text);
  if (digits.length < 6 || digits.length > 15) return null;
  // Mexico used the prefixes 01, 044 and 045 until 2019.
  const national = countryCode === 'MX' && digits.length > 10 ? digits.replace(/^(?:01|044|045)/, '') : text;
  for (const candidate of [text, national, `+${digits}`]) {
    // "54 0261 524…" is an international number without its plus sign.
    if (candidate.startsWith('+') && !text.startsWith('+') && digits.length < 10) continue;
    const number = parsePhoneNumberFromString(candidate, countryCode as CountryCode);
    if (number?.isValid() && (!candidate.startsWith('+') || candidate === text || number.country === countryCode))
      return number.number;
  }
  return null;
}
