import { isDeepStrictEqual } from 'node:util';
import type { NewClinician } from '@travesia/contracts/providers';
import type { ProblemField } from '@travesia/contracts/kit';
import type { ClinicianColumns, ClinicianRow, LicenseRow } from './people.repo.ts';

/** Registers in which countries list specialties: there, only a registered one may be advertised. */
const SPECIALTY_REGISTERS: Readonly<Record<string, string>> = { BR: 'RQE', PE: 'RNE' };

/** The country's register of specialties; null if it has none that patients can look up. */
export const specialtyRegister = (country: string): string | null => SPECIALTY_REGISTERS[country] ?? null;

/** The first registry that a country's facts name: `ReTHUS; SCCP (cirugía plástica)` → `ReTHUS`. */
export const registryHint = (named: string | null): string | null => named?.split(/[;:]/)[0]?.trim() || null;

/** The license, or registered specialty, that counts: the first on file. */
export const licenseOf = (
  rows: readonly LicenseRow[],
  clinicianId: string,
  kind: LicenseRow['kind'],
): LicenseRow | undefined => rows.find((row) => row.clinicianId === clinicianId && row.kind === kind);

const fault = (path: string, code: string, message: string): ProblemField => ({ path: `body.${path}`, code, message });

const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;

interface Around {
  country: string;
  /** The current year at the clinic. */
  year: number;
  /** Treatments that the clinic offers. */
  offered: readonly string[];
  /** The clinician before the change, with what is on file. */
  present?: { row: ClinicianRow; license: LicenseRow | undefined; specialty: LicenseRow | undefined };
}

/** What only the server can find wrong with a clinician. */
export function clinicianFaults(written: NewClinician, { country, year, offered, present }: Around): ProblemField[] {
  const { languages, treatments, sees } = written;
  const allowed = new Set([...offered, ...(present?.row.treatmentSlugs ?? [])]);
  const slugs = treatments.map(({ treatment }) => treatment);
  return [
    ...languages.flatMap((code, at) =>
      isLanguage(code) ? [] : [fault(`languages.${at}`, 'invalid_value', 'is no language')],
    ),
    ...slugs.flatMap((slug, at) => {
      if (!allowed.has(slug))
        return [fault(`treatments.${at}.treatment`, 'unknown_reference', 'is no treatment of the clinic')];
      return slugs.indexOf(slug) === at
        ? []
        : [fault(`treatments.${at}.treatment`, 'invalid_value', 'is in the list twice')];
    }),
    ...countFaults(written, year),
    ...answerFaults(written),
    ...(sees.in_person || sees.online ? [] : [fault('sees', 'required', 'must be at least one')]),
    ...licenseFaults(written, country, present),
  ];
}

function countFaults({ treatments, cases_year: counted }: NewClinician, year: number): ProblemField[] {
  if (!treatments.some(({ count }) => count !== null)) return [];
  if (counted === null) return [fault('cases_year', 'required', 'must be given when procedures are counted')];
  return counted > year ? [fault('cases_year', 'invalid_value', 'must not be in the future')] : [];
}

/** A question without its answer helps nobody, nor does an answer without a question. */
const answerFaults = ({ question, answer }: NewClinician): ProblemField[] =>
  (['en', 'es', 'pt'] as const).flatMap((language) => {
    if (Boolean(question[language]) === Boolean(answer[language])) return [];
    const missing = question[language] ? 'answer' : 'question';
    return [fault(`${missing}.${language}`, 'required', 'must be given too')];
  });

function licenseFaults(written: NewClinician, country: string, present: Around['present']): ProblemField[] {
  const { license, specialty_number: number } = written;
  return [
    ...(license === null && present?.license
      ? [fault('license.number', 'required', 'a license on file can be replaced, not removed')]
      : []),
    ...(number === null && present?.specialty
      ? [fault('specialty_number', 'required', 'a registered specialty can be replaced, not removed')]
      : []),
    ...(number !== null && specialtyRegister(country) === null
      ? [fault('specialty_number', 'not_possible', 'this country registers no specialties')]
      : []),
  ];
}

/** `RQE 1234`, also if the register was typed with the number. */
const specialtyText = (register: string, number: string): string =>
  number.toUpperCase().startsWith(register) ? number : `${register} ${number}`;

/** Registry and number as patients read them: `CRM-SP 123456 · RQE 1234`. */
function registryText(
  { license, specialty_number: number }: Pick<NewClinician, 'license' | 'specialty_number'>,
  country: string,
  before: string | null,
): string | null {
  const register = specialtyRegister(country);
  const kept = before?.split(' · ').slice(1).join(' · ') ?? '';
  const specialty = number !== null && register !== null ? specialtyText(register, number) : kept;
  const own = license ? `${license.registry} ${license.number}` : (before?.split(' · ')[0] ?? '');
  return [own, specialty].filter(Boolean).join(' · ') || null;
}

const someText = <Texts extends Record<string, string>>(texts: Texts): boolean => Object.values(texts).some(Boolean);

/** The columns of a clinician as written. */
export function columnsOf(
  written: NewClinician,
  { country, before }: { country: string; before: string | null },
): ClinicianColumns {
  const { treatments, question, answer } = written;
  const isCounted = treatments.some(({ count }) => count !== null);
  return {
    name: written.name,
    title: written.title,
    specialty: written.specialty,
    bio: someText(written.bio) ? written.bio : null,
    registry: registryText(written, country, before),
    languages: [...new Set(written.languages)],
    yearsInPractice: written.years_in_practice,
    treatmentSlugs: treatments.map(({ treatment }) => treatment),
    treatmentCases: isCounted ? treatments.map(({ count }) => count ?? 0) : [],
    casesYear: isCounted ? written.cases_year : null,
    answer: someText(question) ? { question, answer } : null,
    seesInPerson: written.sees.in_person,
    seesOnline: written.sees.online,
  };
}

/** Whether an order names exactly the rows there are. */
export const isWholeOrder = (ids: readonly string[], present: readonly string[]): boolean =>
  ids.length === present.length && new Set(ids).size === ids.length && present.every((id) => ids.includes(id));

/** Names of columns that a change makes different, in alphabetical order. */
export const changedColumns = (row: ClinicianRow, columns: ClinicianColumns): string[] =>
  (Object.keys(columns) as (keyof ClinicianColumns)[])
    .filter((name) => !isDeepStrictEqual(row[name] ?? null, columns[name] ?? null))
    .toSorted();
