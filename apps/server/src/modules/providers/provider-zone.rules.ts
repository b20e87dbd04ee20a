import { isTimeZone } from '@travesia/contracts/kit';
import zoneOfCoordinates from '@photostructure/tz-lookup';

/** The known location of a clinic. */
export interface ZonePlace {
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  country: string;
  region?: string | null | undefined;
  /** Time zone of its city, if the catalog has one. */
  cityZone?: string | null | undefined;
}

/** The time zone where most people of a country live; exceptions are resolved by coordinates, city or region. */
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

/** Regions in a different time zone than most of their country, by unaccented name. */
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

/** The zone's canonical name in this runtime: `America/Argentina/Cordoba` and `America/Cordoba` are the same. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Canonical zones of a country. Runtimes changed this from a property to a method. */
function zonesIn(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(canonical);
}

/** Dates on which the UTC offsets of the region's zones differ. */
const SAMPLED = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

const clocksOf = (zone: string): string =>
  SAMPLED.map((at) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at)).join();

const inCountry = new Map<string, string | null>();

/**
 * Maps a zone from a coarse map to one of the country's zones: near a border the map may return the neighbor's, so pick the
 * country's zone with the same offsets. Null when there is none.
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

/**
 * The IANA zone of a place: by its city, otherwise by its coordinates, region or country; null when none of them determines it.
 */
export function findZone({ lat, lon, country, region, cityZone }: ZonePlace): string | null {
  const byRegion = region ? REGION_ZONES[country]?.[plain(region)] : undefined;
  return cityZone ?? zoneOfPoint(lat, lon, country) ?? byRegion ?? COUNTRY_ZONES[country] ?? null;
}

/**
 * Same, for a place that must have a zone. Throws a RangeError when it can't be determined, or when this runtime doesn't know the
 * zone.
 */
export function zoneOfPlace(place: ZonePlace): string {
  const zone = findZone(place);
  if (!zone) throw new RangeError(`no time zone is known for ${place.country}`);
  if (!isTimeZone(zone)) throw new RangeError(`this runtime does not know the time zone ${zone}`);
  return zone;
}

function zoneOfPoint(lat: ZonePlace['lat'], lon: ZonePlace['lon'], country: string): string | null {
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  const zone = zoneOfCoordinates(lat, lon);
  // At sea there are only offsets; a clinic is on land, so its coordinates are slightly off.
  return zone.startsWith('Etc/') || !isTimeZone(zone) ? null : withinCountry(zone, country);
}
