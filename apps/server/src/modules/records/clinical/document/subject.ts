import type { ClinicalSubject } from '@travesia/contracts/records';
import { dateOf, type Node, nodeOf, nodesOf, textOf } from '../fhir/elements.ts';
import { personName } from '../fhir/names.ts';
import type { Resources } from '../fhir/resources.ts';

const describe = (patient: Node): ClinicalSubject => ({
  name: personName(patient['name']),
  birth_date: dateOf(patient['birthDate']),
  sex: textOf(patient['gender']),
  identifiers: nodesOf(patient['identifier']).flatMap(({ value }) => textOf(value) ?? []),
});

/** Who a document is about, and how many people it has records of. */
export function subjectOf(
  composition: Node | null,
  resources: Resources,
): { subject: ClinicalSubject | null; count: number } {
  const patients = resources.all.filter(({ type }) => type === 'Patient').map(({ resource }) => resource);
  const references = resources.all.flatMap(({ resource }) => {
    const reference = nodeOf(resource['subject']) ?? nodeOf(resource['patient']);
    return reference ? [{ reference, resource }] : [];
  });
  // People whom entries name without their record being there.
  const unknown = new Set(
    references.flatMap(({ reference, resource }) =>
      resources.resolve(reference, resource) === null
        ? (textOf(reference['reference']) ?? textOf(reference['display']) ?? [])
        : [],
    ),
  );
  const contained = references
    .map(({ reference, resource }) => resources.resolve(reference, resource))
    .filter((one) => one !== null);
  const about =
    resources.resolve(composition?.['subject'], composition ?? undefined) ??
    patients[0] ??
    contained.find((one) => one['resourceType'] === 'Patient') ??
    null;
  const display = textOf(nodeOf(references[0]?.reference)?.['display']);
  const named = about ? describe(about) : null;
  const byDisplay = display === null ? null : { name: display, birth_date: null, sex: null, identifiers: [] };
  return { subject: named ?? byDisplay, count: Math.max(patients.length + unknown.size, named || byDisplay ? 1 : 0) };
}
