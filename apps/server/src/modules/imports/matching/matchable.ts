import type { FacilityInput } from '../facilities/facility.ts';
import { foldText } from '../fields/clean-text.ts';
import { profileName, type NameProfile } from './name-profile.ts';
import { profileStreet, type StreetProfile } from './compare-streets.ts';

/** Facility fields used for matching. `key` is the caller's own: a database ID, or sourceKey:externalId. */
export type MatchableFacility = {
  key: string;
  /** Registers that list it, by source key. */
  registers: readonly string[];
} & Pick<
  FacilityInput,
  | 'idFromSource'
  | 'name'
  | 'otherNames'
  | 'countryCode'
  | 'region'
  | 'cityName'
  | 'district'
  | 'street'
  | 'postalCode'
  | 'phones'
  | 'lat'
  | 'lon'
>;

/** A facility with precomputed data for comparison. */
export type PreparedFacility = {
  facility: MatchableFacility;
  names: NameProfile[];
  street: StreetProfile | null;
  streetText: string;
  phoneKeys: string[];
  region: string;
  places: string[];
  placeWords: Set<string>;
  postalDigits: string;
};

export function prepareFacility(facility: MatchableFacility): PreparedFacility {
  const places = [facility.cityName, facility.district].map(foldPlace).filter(Boolean);
  const placeWords = new Set(
    [...places, foldPlace(facility.region)].flatMap((place) => place.split(' ')).filter((word) => word.length > 2),
  );
  const names = [facility.name, ...facility.otherNames].flatMap(withFormerName).map(profileName);
  return {
    facility,
    // An alternative name is used only if distinctive: "Centro de Salud" as a second name would match every other.
    names: names.filter((profile, index) => index === 0 || profile.telling >= 1),
    street: profileStreet(facility.street, placeWords),
    streetText: foldPlace(facility.street),
    phoneKeys: [...new Set(facility.phones.map(phoneKey).filter((key) => key !== null))],
    region: foldPlace(facility.region),
    places,
    placeWords,
    postalDigits: (facility.postalCode ?? '').replace(/\D/g, ''),
  };
}

/** "Elvio Yorio - Ex Ceferino" has two names: another register may know it by either, or by both. */
function withFormerName(name: string): string[] {
  const [, today, former] = /^(.{4,}?)\s*[(,–-]\s*ex[.\s]+([^()]{4,}?)\)?$/i.exec(name) ?? [];
  return today && former ? [name, today, former] : [name];
}

/** The last seven digits (six if the number has no more): they are stable however the number is dialed or written. */
function phoneKey(phone: { e164: string | null; original: string }): string | null {
  const digits = (phone.e164 ?? phone.original).replace(/\D/g, '');
  if (digits.length < 6 || /^0?800/.test(phone.original.replace(/\D/g, ''))) return null;
  return digits.slice(-7);
}

/** Folded place name without additions in parentheses or words for the type of place. */
export function foldPlace(place: string | null): string {
  return foldText(place ?? '')
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(
      /\b(?:ciudad|ciudad autonoma|provincia|partido|departamento|municipio|paraje|localidad|de|del|la|las|el|los)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
