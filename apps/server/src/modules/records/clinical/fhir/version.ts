import { type Node, nodeOf, nodesOf } from './elements.ts';

type Sign = (resource: Node) => boolean;
const has =
  (...names: readonly string[]): Sign =>
  (resource) =>
    names.some((name) => name in resource);
const always: Sign = () => true;
/** R5 puts a concept or a reference into one element. */
const isConceptOrReference = (name: string): Sign => {
  return (resource) => nodesOf(resource[name]).some((one) => 'concept' in one || nodeOf(one['reference']) !== null);
};
const isText =
  (name: string): Sign =>
  (resource) =>
    typeof resource[name] === 'string';

/** What resources of other versions have and R4 doesn’t. */
const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  AllergyIntolerance: [
    has('substance', 'assertedDate'),
    isText('clinicalStatus'),
    (one) => nodeOf(one['type']) !== null,
  ],
  Composition: [has('class'), (one) => Array.isArray(one['subject'])],
  Condition: [has('dateRecorded', 'assertedDate', 'patient', 'participant'), isText('clinicalStatus')],
  Conformance: [always],
  DataElement: [always],
  DiagnosticOrder: [always],
  Encounter: [(one) => Array.isArray(one['class']), has('actualPeriod', 'indication')],
  EligibilityRequest: [always],
  Immunization: [has('notGiven', 'wasNotGiven', 'date', 'informationSource')],
  MedicationOrder: [always],
  MedicationRequest: [isConceptOrReference('medication')],
  MedicationStatement: [has('taken', 'wasNotTaken'), isConceptOrReference('medication')],
  MedicationUsage: [always],
  Procedure: [has('notDone', 'notPerformed', 'occurrenceDateTime', 'occurrencePeriod')],
  ProcedureRequest: [always],
  ReferralRequest: [always],
  Sequence: [always],
};

/** If most resources by which versions can be told apart are of another one. A single slip is only a fault. */
export function isOtherVersion(resources: readonly Node[]): boolean {
  let known = 0;
  let other = 0;
  for (const resource of resources) {
    const signs = SIGNS[String(resource['resourceType'])];
    if (!signs) continue;
    known += 1;
    if (signs.some((sign) => sign(resource))) other += 1;
  }
  return other > 0 && other * 2 > known;
}
