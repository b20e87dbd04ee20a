import { iso31662 } from 'iso-3166';
import { foldText } from './clean-text.ts';

/** Common names that ISO 3166-2 doesn't list. Key: country, then the folded name. */
const alsoCalled: Record<string, Record<string, string>> = {
  AR: { caba: 'C', 'capital federal': 'C', 'ciudad de buenos aires': 'C', 'provincia de buenos aires': 'B', pba: 'B' },
  MX: {
    'estado de mexico': 'MEX',
    cdmx: 'CMX',
    'distrito federal': 'CMX',
    coahuila: 'COA',
    michoacan: 'MIC',
    veracruz: 'VER',
  },
  CO: {
    bogota: 'DC',
    'bogota d.c': 'DC',
    'bogota d.c.': 'DC',
    'bogota dc': 'DC',
    valle: 'VAC',
    'san andres y providencia': 'SAP',
    'san andres': 'SAP',
  },
  CL: {
    metropolitana: 'RM',
    aysen: 'AI',
    araucania: 'AR',
    "o'higgins": 'LI',
    'libertador general bernardo ohiggins': 'LI',
  },
  PE: { callao: 'CAL' },
};

type Regions = { byName: Map<string, string>; names: Set<string> };

const cache = new Map<string, Regions>();

function regionsOf(countryCode: string): Regions {
  const known = cache.get(countryCode);
  if (known) return known;
  const byName = new Map<string, string>();
  const byCode = new Map<string, string>();
  for (const region of iso31662) {
    if (!region.code.startsWith(`${countryCode}-`)) continue;
    const name = region.name.replace(/\s*\(.*\)$/, '');
    const code = region.code.slice(3);
    byCode.set(code, name);
    byName.set(foldRegion(name), name);
    // Registries use codes of two or more letters (Brazil's SP, Mexico's JAL); single letters are too ambiguous.
    if (/^[A-Z]{2,}$/.test(code)) byName.set(code.toLowerCase(), name);
  }
  for (const [also, code] of Object.entries(alsoCalled[countryCode] ?? {})) byName.set(also, byCode.get(code) ?? also);
  const regions = { byName, names: new Set([...byCode.values()].map(foldRegion)) };
  cache.set(countryCode, regions);
  return regions;
}

function foldRegion(name: string): string {
  return foldText(name)
    .replace(
      /^(?:region(?: de| del)?|provincia(?: de| del)?|departamento(?: de| del)?|estado(?: de| do| da)?|\d{1,2}\s*[-.])\s+/,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The region's usual name if the country has one by this name ("SANTIAGO DEL ESTERO", "SP", "CABA"); otherwise null. */
export function knownRegion(name: string, countryCode: string): string | null {
  const { byName } = regionsOf(countryCode);
  return byName.get(foldText(name).trim()) ?? byName.get(foldRegion(name)) ?? null;
}

/** The share of these names that are regions of the country, 0 to 1. */
export function shareOfRegions(names: string[], countryCode: string): number {
  if (names.length === 0) return 0;
  return names.filter((name) => knownRegion(name, countryCode) !== null).length / names.length;
}
