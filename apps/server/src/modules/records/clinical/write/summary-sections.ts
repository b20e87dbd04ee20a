import type { ClinicalKind } from '@travesia/contracts/records';
import type { Localized } from '@travesia/contracts/kit';

export interface SummarySection {
  code: string;
  /** What LOINC calls it. */
  display: string;
  title: Localized;
  /** Types of its entries, besides documents in words; any if not limited. */
  types: readonly string[];
}

const section = (
  code: string,
  display: string,
  types: readonly string[],
  [en, es, pt]: readonly [string, string, string],
): SummarySection => ({ code, display, types, title: { en, es, pt } });

/** Sections of the International Patient Summary in its order, with what it allows in each. */
export const SUMMARY_SECTIONS: readonly SummarySection[] = [
  section(
    '11450-4',
    'Problem list - Reported',
    ['Condition'],
    ['Health problems', 'Problemas de salud', 'Problemas de saúde'],
  ),
  section(
    '48765-2',
    'Allergies and adverse reactions Document',
    ['AllergyIntolerance'],
    ['Allergies and intolerances', 'Alergias e intolerancias', 'Alergias e intolerâncias'],
  ),
  section(
    '10160-0',
    'History of Medication use Narrative',
    ['MedicationStatement', 'MedicationRequest', 'MedicationAdministration', 'MedicationDispense'],
    ['Medicines', 'Medicamentos', 'Medicamentos'],
  ),
  section('11369-6', 'History of Immunization note', ['Immunization'], ['Vaccines', 'Vacunas', 'Vacinas']),
  section(
    '30954-2',
    'Relevant diagnostic tests/laboratory data note',
    ['Observation', 'DiagnosticReport'],
    ['Results', 'Resultados', 'Resultados'],
  ),
  section(
    '47519-4',
    'History of Procedures Document',
    ['Procedure'],
    ['Procedures', 'Procedimientos', 'Procedimentos'],
  ),
  section(
    '46264-8',
    'History of medical device use',
    ['DeviceUseStatement'],
    ['Medical devices', 'Dispositivos médicos', 'Dispositivos médicos'],
  ),
  section(
    '42348-3',
    'Advance directives',
    ['Consent'],
    ['Advance directives', 'Voluntades anticipadas', 'Diretivas antecipadas'],
  ),
  section('104605-1', 'Alert', ['Flag'], ['Alerts', 'Alertas', 'Alertas']),
  section(
    '47420-5',
    'Functional status assessment note',
    ['Condition', 'ClinicalImpression'],
    ['Functional status', 'Estado funcional', 'Estado funcional'],
  ),
  section(
    '11348-0',
    'History of Past illness note',
    ['Condition'],
    ['Past illnesses', 'Enfermedades pasadas', 'Doenças anteriores'],
  ),
  section('10162-6', 'History of pregnancies Narrative', ['Observation'], ['Pregnancies', 'Embarazos', 'Gestações']),
  section(
    '81338-6',
    'Patient Goals, preferences, and priorities for care',
    [],
    ['In the patient’s words', 'En palabras del paciente', 'Nas palavras do paciente'],
  ),
  section(
    '18776-5',
    'Plan of care note',
    ['CarePlan', 'ImmunizationRecommendation'],
    ['Care plan', 'Plan de atención', 'Plano de cuidados'],
  ),
  section('29762-2', 'Social history Narrative', ['Observation'], ['Habits', 'Hábitos', 'Hábitos']),
  section('8716-3', 'Vital signs', ['Observation'], ['Vital signs', 'Signos vitales', 'Sinais vitais']),
];
/** Sections that a summary always has. */
export const REQUIRED_SECTIONS = ['11450-4', '48765-2', '10160-0'] as const;

export const OTHER_SECTION: Localized = {
  en: 'Other information',
  es: 'Otra información',
  pt: 'Outras informações',
};

const BY_CODE = new Map(SUMMARY_SECTIONS.map((one) => [one.code, one]));
export const summarySection = (code: string): SummarySection | undefined => BY_CODE.get(code);

export const SECTION_OF_KIND: Readonly<Record<Exclude<ClinicalKind, 'other'>, string>> = {
  problem: '11450-4',
  medication: '10160-0',
  allergy: '48765-2',
  result: '30954-2',
  immunization: '11369-6',
  procedure: '47519-4',
};
const SECTION_OF_TYPE: Readonly<Record<string, string>> = {
  CarePlan: '18776-5',
  ClinicalImpression: '47420-5',
  Consent: '42348-3',
  DeviceUseStatement: '46264-8',
  Flag: '104605-1',
  ImmunizationRecommendation: '18776-5',
};
const SECTION_OF_CATEGORY: Readonly<Record<string, string>> = { 'vital-signs': '8716-3', 'social-history': '29762-2' };

/** Where an entry goes that stood in no section, or in one that can’t have it; null for “other information”. */
export function sectionFor(kind: ClinicalKind, type: string, categories: readonly string[]): string | null {
  if (kind === 'other') return SECTION_OF_TYPE[type] ?? null;
  const byCategory =
    type === 'Observation' ? categories.flatMap((one) => SECTION_OF_CATEGORY[one] ?? [])[0] : undefined;
  return byCategory ?? SECTION_OF_KIND[kind];
}
