import type { ClinicalKind } from '@travesia/contracts/records';

const KINDS: Readonly<Record<string, ClinicalKind>> = {
  Condition: 'problem',
  MedicationStatement: 'medication',
  MedicationRequest: 'medication',
  MedicationAdministration: 'medication',
  MedicationDispense: 'medication',
  AllergyIntolerance: 'allergy',
  Observation: 'result',
  DiagnosticReport: 'result',
  Immunization: 'immunization',
  Procedure: 'procedure',
};
/** Resources that only say who, where or from what; entries name them. */
const SUPPORTING = new Set([
  'Binary',
  'Bundle',
  'Composition',
  'Endpoint',
  'Group',
  'HealthcareService',
  'Location',
  'OperationOutcome',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Provenance',
  'RelatedPerson',
]);
/** Resources that are statements only if nothing refers to them. */
const PARTS = new Set(['Device', 'Medication', 'Specimen', 'Substance', 'Media']);

/** What a resource states; null if it states nothing by itself. */
export function kindOf(type: string, isReferredTo: boolean): ClinicalKind | null {
  if (SUPPORTING.has(type) || (PARTS.has(type) && isReferredTo)) return null;
  return KINDS[type] ?? 'other';
}

/** LOINC codes of sections, and what they are about. The first of a kind is the one that can say “none”. */
const SECTION_KINDS: Readonly<Record<string, ClinicalKind>> = {
  '11450-4': 'problem',
  '11348-0': 'problem',
  '10160-0': 'medication',
  '10183-2': 'medication',
  '29549-3': 'medication',
  '42346-7': 'medication',
  '48765-2': 'allergy',
  '30954-2': 'result',
  '8716-3': 'result',
  '29762-2': 'result',
  '10162-6': 'result',
  '11369-6': 'immunization',
  '47519-4': 'procedure',
};
/** Sections whose emptiness is about all of a kind: no past illnesses doesn’t mean no problems. */
const WHOLE_SECTIONS = new Set(['11450-4', '10160-0', '48765-2', '30954-2', '11369-6', '47519-4']);

export const kindOfSection = (code: string | null): ClinicalKind | null =>
  code === null ? null : (SECTION_KINDS[code] ?? 'other');
export const isWholeSection = (code: string | null): boolean => code !== null && WHOLE_SECTIONS.has(code);
