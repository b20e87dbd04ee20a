import { isTimeZone } from '@travesia/contracts/kit';
import zoneOfCoordinates from '@photostructure/tz-lookup';

/** Where a clinic is, as far as it is known. */
export interface ZonePlace {
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  country: string;
  region?: string | null | undefined;
  /** Zone of its city, where the catalogue names one. */
  cityZone?: string | null | undefined;
}

/** The zone in which most people of a country live; whoever is elsewhere is found by coordinates, city or region. */
const COUNTRY_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana',
  DE: 'Europe/Berlin',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  MX: 'America/Mexico_City',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PR: 'America/Puerto_Rico',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  US: 'America/New_York',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

/** Regions that keep another time than most of their country, by their names without accents. */
const REGION_ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: {
    acre: 'America/Rio_Branco',
    amazonas: 'America/Manaus',
    'mato grosso': 'America/Cuiaba',
    'mato grosso do sul': 'America/Campo_Grande',
    rondonia: 'America/Porto_Velho',
    roraima: 'America/Boa_Vista',
  },
  CL: { magallanes: 'America/Punta_Arenas' },
  EC: { galapagos: 'Pacific/Galapagos' },
  ES: { canarias: 'Atlantic/Canary', 'las palmas': 'Atlantic/Canary', 'santa cruz de tenerife': 'Atlantic/Canary' },
  MX: {
    'baja california': 'America/Tijuana',
    'baja california sur': 'America/Mazatlan',
    chihuahua: 'America/Chihuahua',
    nayarit: 'America/Mazatlan',
    'quintana roo': 'America/Cancun',
    sinaloa: 'America/Mazatlan',
    sonora: 'America/Hermosillo',
  },
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The zone's own name in this runtime: `America/Argentina/Cordoba` and `America/Cordoba` are one. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Zones of a country, canonical. Runtimes changed this from a property to a method. */
function zonesIn(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(canonical);
}

/** Days on which zones of the region differ in their clocks. */
const SAMPLED = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

const clocksOf = (zone: string): string =>
  SAMPLED.map((at) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at)).join();

const inCountry = new Map<string, string | null>();

/**
 * A zone read from a coarse map as one of the country's: beside a border it may be the neighbor's, and then the one of the
 * country with the same clocks is meant. Null when there is none.
 */
function withinCountry(zone: string, country: string): string | null {
  const key = `${country} ${zone}`;
  let answer = inCountry.get(key);
  if (answer === undefined) {
    const own = zonesIn(country);
    const isOwn = own.includes(canonical(zone));
    answer = isOwn ? zone : (own.find((one) => clocksOf(one) === clocksOf(zone)) ?? null);
    inCountry.set(key, answer);
  }
  return answer;
}

/** The IANA zone of a place: by its city, otherwise by its coordinates, region or country; null when nothing tells. */
export function findZone({ lat, lon, country, region, cityZone }: ZonePlace): string | null {
  const byRegion = region ? REGION_ZONES[country]?.[plain(region)] : undefined;
  return cityZone ?? zoneOfPoint(lat, lon, country) ?? byRegion ?? COUNTRY_ZONES[country] ?? null;
}

/** The same of a place that must have one. Throws a RangeError when nothing tells, or for a zone that this runtime doesn't know. */
export function zoneOfPlace(place: ZonePlace): string {
  const zone = findZone(place);
  if (!zone) throw new RangeError(`no time zone is known for ${place.country}`);
  if (!isTimeZone(zone)) throw new RangeError(`this runtime does not know the time zone ${zone}`);
  return zone;
}

function zoneOfPoint(lat: ZonePlace['lat'], lon: ZonePlace['lon'], country: string): string | null {
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  const zone = zoneOfCoordinates(lat, lon);
  // At sea there are only offsets; a clinic is on land, so its coordinates are a little off.
  return zone.startsWith('Etc/') || !isTimeZone(zone) ? null : withinCountry(zone, country);
}
