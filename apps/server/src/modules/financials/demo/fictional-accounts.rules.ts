import type { AccountScheme } from '@travesia/contracts/financials';
import { composeIBAN } from 'ibantools';
import type { AccountDetails } from '../accounts/account.rules.ts';
import { abaDigit, cbuDigit, clabeDigit } from '../accounts/account-numbers.rules.ts';

interface Fictional {
  scheme: AccountScheme;
  country: string;
  bank: string;
  details: AccountDetails;
}

/**
 * An account that no bank has, with right check digits, for a country and currency. `seed` are at least 20 digits. Banks of real
 * numbers are not named: 999 and 9999 are assigned to none.
 */
export function fictionalAccount(country: string, currency: string, seed: string): Fictional {
  const digits = (count: number) => seed.slice(0, count);
  if (country === 'MX' && (currency === 'MXN' || currency === 'USD')) {
    const first = `999180${digits(11)}`;
    return { scheme: 'clabe', country, bank: 'Banco Ejemplo', details: { number: `${first}${clabeDigit(first)}` } };
  }
  if (country === 'AR' && (currency === 'ARS' || currency === 'USD')) {
    const [bank, number] = ['9990001', digits(13)];
    const whole = `${bank}${cbuDigit(bank)}${number}${cbuDigit(number)}`;
    return { scheme: 'cbu', country, bank: 'Banco Ejemplo', details: { number: whole } };
  }
  if (country === 'PE' && (currency === 'PEN' || currency === 'USD'))
    return { scheme: 'cci', country, bank: 'Banco Ejemplo', details: { number: `999${digits(17)}` } };
  if (country === 'CO' && currency === 'COP') {
    const details = { number: digits(11), account_type: 'savings', holder_id: `9${digits(8)}` };
    return { scheme: 'colombia', country, bank: 'Banco Ejemplo', details };
  }
  if (country === 'CR' || country === 'DO') {
    const bban = country === 'CR' ? `0999${digits(14)}` : `EJEM${digits(20)}`;
    const number = composeIBAN({ countryCode: country, bban });
    if (number) return { scheme: 'iban', country, bank: 'Banco Ejemplo', details: { number } };
  }
  if (country === 'BR' && currency === 'BRL') {
    const key = `${seed.slice(0, 8)}-0000-4000-8000-${digits(12)}`;
    return { scheme: 'pix', country, bank: 'Banco Exemplo', details: { number: key } };
  }
  if (currency === 'USD') {
    const first = '99990000';
    const details = { bank_code: `${first}${abaDigit(first)}`, number: digits(10), account_type: 'checking' };
    return { scheme: 'aba', country: 'US', bank: 'Example Bank', details };
  }
  return { scheme: 'swift', country, bank: 'Example Bank', details: { bic: `EXMP${country}22`, number: digits(12) } };
}
