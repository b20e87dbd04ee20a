import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number as typed, in E.164; `country` applies if it has no country code. Null if invalid. */
export function readPhone(typed: string, country: string | undefined): string | null {
  const home: CountryCode | undefined = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : null;
}
