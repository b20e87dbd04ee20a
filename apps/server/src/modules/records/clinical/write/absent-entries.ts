import type { Localized } from '@travesia/contracts/kit';
import type { Node } from '../fhir/elements.ts';

const SYSTEM = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
/** An element whose value nobody knows. */
export const NOT_KNOWN = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

export type AbsentKind = 'problem' | 'allergy' | 'medication' | 'procedure' | 'immunization';
type Says = 'none_known' | 'not_known';

const CODES: Readonly<Record<AbsentKind, Readonly<Record<Says, readonly [code: string, display: string]>>>> = {
  problem: {
    none_known: ['no-known-problems', 'No known problems'],
    not_known: ['no-problem-info', 'No information about problems'],
  },
  allergy: {
    none_known: ['no-known-allergies', 'No known allergies'],
    not_known: ['no-allergy-info', 'No information about allergies'],
  },
  medication: {
    none_known: ['no-known-medications', 'No known medications'],
    not_known: ['no-medication-info', 'No information about medications'],
  },
  procedure: {
    none_known: ['no-known-procedures', 'No known procedures'],
    not_known: ['no-procedure-info', 'No information about past history of procedures'],
  },
  immunization: {
    none_known: ['no-known-immunizations', 'No known immunizations'],
    not_known: ['no-immunization-info', 'No information about immunizations'],
  },
};
export const ABSENT_TEXTS: Readonly<Record<AbsentKind, Readonly<Record<Says, Localized>>>> = {
  problem: {
    none_known: {
      en: 'No known health problems',
      es: 'Sin problemas de salud conocidos',
      pt: 'Sem problemas de saúde conhecidos',
    },
    not_known: {
      en: 'No information about health problems',
      es: 'Sin información sobre problemas de salud',
      pt: 'Sem informações sobre problemas de saúde',
    },
  },
  allergy: {
    none_known: { en: 'No known allergies', es: 'Sin alergias conocidas', pt: 'Sem alergias conhecidas' },
    not_known: {
      en: 'No information about allergies',
      es: 'Sin información sobre alergias',
      pt: 'Sem informações sobre alergias',
    },
  },
  medication: {
    none_known: { en: 'Takes no medicines', es: 'No toma medicamentos', pt: 'Não toma medicamentos' },
    not_known: {
      en: 'No information about medicines',
      es: 'Sin información sobre medicamentos',
      pt: 'Sem informações sobre medicamentos',
    },
  },
  procedure: {
    none_known: { en: 'No known procedures', es: 'Sin procedimientos conocidos', pt: 'Sem procedimentos conhecidos' },
    not_known: {
      en: 'No information about procedures',
      es: 'Sin información sobre procedimientos',
      pt: 'Sem informações sobre procedimentos',
    },
  },
  immunization: {
    none_known: { en: 'No known vaccines', es: 'Sin vacunas conocidas', pt: 'Sem vacinas conhecidas' },
    not_known: {
      en: 'No information about vaccines',
      es: 'Sin información sobre vacunas',
      pt: 'Sem informações sobre vacinas',
    },
  },
};

const clinical = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

/** A resource that says that there is none of a kind, or that nothing is known of it. */
export function absentResource(kind: AbsentKind, says: Says, text: string, subject: object): Node {
  const [code, display] = CODES[kind][says];
  const concept = { coding: [{ system: SYSTEM, code, display }], text };
  if (kind === 'problem')
    return {
      resourceType: 'Condition',
      clinicalStatus: clinical('condition-clinical', 'active'),
      code: concept,
      subject,
    };
  if (kind === 'allergy')
    return {
      resourceType: 'AllergyIntolerance',
      clinicalStatus: clinical('allergyintolerance-clinical', 'active'),
      code: concept,
      patient: subject,
    };
  if (kind === 'medication')
    return {
      resourceType: 'MedicationStatement',
      status: says === 'not_known' ? 'unknown' : 'active',
      medicationCodeableConcept: concept,
      subject,
      _effectiveDateTime: NOT_KNOWN,
    };
  if (kind === 'procedure')
    return { resourceType: 'Procedure', status: 'unknown', code: concept, subject, _performedDateTime: NOT_KNOWN };
  return {
    resourceType: 'Immunization',
    status: 'not-done',
    vaccineCode: concept,
    patient: subject,
    _occurrenceDateTime: NOT_KNOWN,
  };
}
