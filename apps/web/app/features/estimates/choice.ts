/** What the address asks of an estimate, as typed: `from`, `to`, `nights`, `companion=1`, `package`. */
export interface TripChoice {
  from: string;
  to: string;
  nights: string;
  companion: boolean;
  packageId: string;
}

export const TRIP_NAMES = ['from', 'to', 'nights', 'companion', 'package'] as const;
type TripName = (typeof TRIP_NAMES)[number];

/** Longer than anything that is a city, a country or an id. */
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

/** Name in the address of a field of the call. */
const NAME_OF_FIELD: Readonly<Record<string, TripName>> = {
  home_city: 'from',
  destination: 'to',
  nights: 'nights',
  package_id: 'package',
};

/** The part of a choice that a refused field of the call came from; undefined when the choice did not cause it. */
export const nameOfField = (path: string): TripName | undefined => NAME_OF_FIELD[path.replace(/^body\./, '')];

/** The choice without what was refused. */
export const withoutPart = (choice: TripChoice, name: TripName): TripChoice => ({
  ...choice,
  ...(name === 'package' ? { packageId: '' } : { [name]: '' }),
});

/** The fields of the call; what is left open is left out. Nights that are no whole number are sent, to be refused. */
export function bodyOf({ from, to, nights, companion, packageId }: TripChoice) {
  return {
    companion,
    ...(from ? { home_city: from } : {}),
    ...(to ? { destination: to } : {}),
    ...(nights ? { nights: Number(nights) } : {}),
    ...(packageId ? { package_id: packageId } : {}),
  };
}
