import type { SeededRandom } from './seeded-random.ts';

/**
 * Registries of people and facilities in each country, and the demo's format for their
 * numbers. Every number contains DEMO, so none can be mistaken for a real entry.
 */
type Registry = {
  medical: string;
  dental: string;
  person: (n: SeededRandom) => string;
  /** Registry of specialists, where it is separate. */
  specialist: ((n: SeededRandom) => string) | null;
  facility: (state: string, city: string) => string;
  facilityNumber: (n: SeededRandom) => string;
  insurer: string;
  /** Years a professional registration is valid; null where it does not expire. */
  renewalYears: number | null;
};

const digits = (n: SeededRandom, count: number) => String(n.int(10 ** (count - 1), 10 ** count - 1));

const REGISTRIES: Record<string, Registry> = {
  MX: {
    medical: 'SEP, Dirección General de Profesiones',
    dental: 'SEP, Dirección General de Profesiones',
    person: (n) => `cédula ${digits(n, 4)}-DEMO-${digits(n, 3)}`,
    specialist: (n) => `cédula de especialidad DEMO-${digits(n, 5)}`,
    facility: () => 'COFEPRIS',
    facilityNumber: (n) => `${digits(n, 2)}-AM-DEMO-${digits(n, 4)}`,
    insurer: 'Seguros Agave Azul (demo)',
    renewalYears: null,
  },
  CO: {
    medical: 'ReTHUS',
    dental: 'ReTHUS',
    person: (n) => `${digits(n, 2)}-DEMO-${digits(n, 3)}`,
    specialist: null,
    facility: (state) => `REPS, Secretaría de Salud de ${state}`,
    facilityNumber: (n) => `0${digits(n, 4)}-DEMO-${digits(n, 4)}`,
    insurer: 'Seguros Cordillera (demo)',
    renewalYears: null,
  },
  CR: {
    medical: 'Colegio de Médicos y Cirujanos',
    dental: 'Colegio de Cirujanos Dentistas',
    person: (n) => `código ${digits(n, 4)}-DEMO`,
    specialist: null,
    facility: () => 'Ministerio de Salud',
    facilityNumber: (n) => `Habilitación 01-DEMO-${digits(n, 4)}`,
    insurer: 'Seguros del Guarumo (demo)',
    renewalYears: 1,
  },
  BR: {
    medical: 'CRM',
    dental: 'CRO',
    person: (n) => `DEMO-${digits(n, 5)}`,
    specialist: (n) => `RQE DEMO-${digits(n, 4)}`,
    facility: (_state, city) => `CNES; Vigilância Sanitária de ${city}`,
    facilityNumber: (n) => `CNES DEMO-${digits(n, 5)}`,
    insurer: 'Seguradora Vera Serra (demo)',
    renewalYears: null,
  },
  AR: {
    medical: 'REFEPS / SISA',
    dental: 'REFEPS / SISA',
    person: (n) => `M.N. DEMO-${digits(n, 5)}`,
    specialist: null,
    facility: () => 'REFES / SISA',
    facilityNumber: (n) => `REFES DEMO-${digits(n, 6)}`,
    insurer: 'Seguros del Ombú (demo)',
    renewalYears: 5,
  },
  DO: {
    medical: 'Colegio Médico Dominicano',
    dental: 'Colegio Dominicano de Odontólogos',
    person: (n) => `exequátur DEMO-${digits(n, 3)}-${digits(n, 2)}`,
    specialist: null,
    facility: () => 'Ministerio de Salud Pública',
    facilityNumber: (n) => `Habilitación DEMO-${digits(n, 5)}`,
    insurer: 'Seguros Cigua (demo)',
    renewalYears: 5,
  },
  PA: {
    medical: 'Consejo Técnico de Salud',
    dental: 'Consejo Técnico de Salud',
    person: (n) => `idoneidad DEMO-${digits(n, 4)}`,
    specialist: null,
    facility: () => 'MINSA',
    facilityNumber: (n) => `Licencia DEMO-${digits(n, 4)}`,
    insurer: 'Seguros Dos Mares (demo)',
    renewalYears: null,
  },
  PE: {
    medical: 'Colegio Médico del Perú',
    dental: 'Colegio Odontológico del Perú',
    person: (n) => `colegiatura DEMO-${digits(n, 5)}`,
    specialist: (n) => `RNE DEMO-${digits(n, 5)}`,
    facility: () => 'RENIPRESS (SUSALUD)',
    facilityNumber: (n) => `IPRESS DEMO-${digits(n, 5)}`,
    insurer: 'Seguros Retama (demo)',
    renewalYears: 5,
  },
  CL: {
    medical: 'RNPI, Superintendencia de Salud',
    dental: 'RNPI, Superintendencia de Salud',
    person: (n) => `DEMO-${digits(n, 6)}`,
    specialist: null,
    facility: () => 'SEREMI de Salud',
    facilityNumber: (n) => `Resolución DEMO-${digits(n, 4)}`,
    insurer: 'Seguros Canelo (demo)',
    renewalYears: null,
  },
  EC: {
    medical: 'ACESS',
    dental: 'ACESS',
    person: (n) => `DEMO-${digits(n, 5)}`,
    specialist: null,
    facility: () => 'ACESS',
    facilityNumber: (n) => `Permiso DEMO-${digits(n, 5)}`,
    insurer: 'Seguros Chaquiñán (demo)',
    renewalYears: null,
  },
};

/** Brazilian councils are per state: CRM-SP, CRO-RJ. */
const STATE_CODES: Record<string, string> = {
  'São Paulo': 'SP',
  'Rio de Janeiro': 'RJ',
  'Minas Gerais': 'MG',
  'Rio Grande do Sul': 'RS',
};

/** The registry of a destination country (ISO 3166 code); throws for a country without one. */
export function registryOf(country: string): Registry {
  const registry = REGISTRIES[country];
  if (!registry) throw new Error(`The demo knows no register for the country ${country}.`);
  return registry;
}

/** The body that registers a person; in Brazil the state's council. */
export function professionalBody(country: string, dental: boolean, state: string): string {
  const registry = registryOf(country);
  const body = dental ? registry.dental : registry.medical;
  return country === 'BR' ? `${body}-${STATE_CODES[state] ?? state}` : body;
}
