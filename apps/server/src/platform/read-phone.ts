import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number as typed, in E.164; `country` is where it is dialled when it has no country code. Null when it is not valid. */
export function readPhone(typed: string, country: string | undefined): string | null {
  const home: CountryCode | undefined = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : null;
}
