import type { Node } from '../fhir/elements.ts';
import { ABSENT_TEXTS, absentResource } from './absent-entries.ts';
import type { OwnStatement, SummaryFacts, SummarySource } from './summary-facts.ts';

const clinical = (system: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code: 'active' }],
});
const SUBJECT = { reference: 'Patient/self' };

function resourceOf({ kind, says, text, since, dose }: OwnStatement, { language }: SummaryFacts): Node {
  if (says === 'none_known') return absentResource(kind, says, ABSENT_TEXTS[kind][says][language], SUBJECT);
  const concept = { text };
  const date = since ?? undefined;
  if (kind === 'problem')
    return {
      resourceType: 'Condition',
      clinicalStatus: clinical('condition-clinical'),
      code: concept,
      subject: SUBJECT,
      onsetDateTime: date,
      asserter: SUBJECT,
    };
  if (kind === 'allergy')
    return {
      resourceType: 'AllergyIntolerance',
      clinicalStatus: clinical('allergyintolerance-clinical'),
      code: concept,
      patient: SUBJECT,
      onsetDateTime: date,
      asserter: SUBJECT,
    };
  if (kind === 'medication')
    return {
      resourceType: 'MedicationStatement',
      status: 'active',
      medicationCodeableConcept: concept,
      subject: SUBJECT,
      effectivePeriod: date && { start: date },
      informationSource: SUBJECT,
      dosage: dose ? [{ text: dose }] : undefined,
    };
  return {
    resourceType: 'Procedure',
    status: 'completed',
    code: concept,
    subject: SUBJECT,
    performedDateTime: date,
    asserter: SUBJECT,
  };
}

/** What a patient says, as one more source. */
export const ownSource = (facts: SummaryFacts): SummarySource => ({
  id: facts.patient.id,
  title: null,
  date: null,
  authors: facts.patient.name === null ? [] : [facts.patient.name],
  raw: JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      { fullUrl: 'Patient/self', resource: { resourceType: 'Patient', id: 'self' } },
      ...facts.own.map((one) => ({
        fullUrl: `urn:uuid:${one.id}`,
        resource: { ...resourceOf(one, facts), id: one.id },
      })),
    ],
  }),
});
