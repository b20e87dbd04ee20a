/** URL parameters of an estimate, as typed: `from`, `to`, `nights`, `companion=1`, `package`. */
export interface TripChoice {
  from: string;
  to: string;
  nights: string;
  companion: boolean;
  packageId: string;
}

export const TRIP_NAMES = ['from', 'to', 'nights', 'companion', 'package'] as const;
type TripName = (typeof TRIP_NAMES)[number];

/** Longer than any city, country or ID. */
const LONGEST = 60;

export function readChoice(search: string): TripChoice {
  const query = new URLSearchParams(search);
  const typed = (name: TripName) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    from: typed('from'),
    to: typed('to'),
    nights: typed('nights'),
    companion: query.get('companion') === '1',
    packageId: typed('package'),
  };
}

/** Maps API fields to URL parameter names. */
const NAME_OF_FIELD: Readonly<Record<string, TripName>> = {
  home_city: 'from',
  destination: 'to',
  nights: 'nights',
  package_id: 'package',
};

/** The part of a choice that caused an API field error; undefined if the choice did not cause it. */
export const nameOfField = (path: string): TripName | undefined => NAME_OF_FIELD[path.replace(/^body\./, '')];

/** The choice without the refused part. */
export const withoutPart = (choice: TripChoice, name: TripName): TripChoice => ({
  ...choice,
  ...(name === 'package' ? { packageId: '' } : { [name]: '' }),
});

/**
 * The API request body, without empty values. Nights that are not a whole number are sent, so that the API refuses
 * them.
 */
export function bodyOf({ from, to, nights, companion, packageId }: TripChoice) {
  return {
    companion,
    ...(from ? { home_city: from } : {}),
    ...(to ? { destination: to } : {}),
    ...(nights ? { nights: Number(nights) } : {}),
    ...(packageId ? { package_id: packageId } : {}),
  };
}
