import { type Node, codesOf, nodeOf, nodesOf, textOf } from '../fhir/elements.ts';
import { REQUIRED_SECTIONS, summarySection } from './summary-sections.ts';
import type { Fault } from '../../../../platform/fhir/faults.ts';

const has = (resource: Node, name: string): boolean =>
  Object.keys(resource).some((key) => key.replace('_', '').startsWith(name));
/** Elements that the profiles of the summary require beyond FHIR. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Patient: ['name', 'birthDate'],
  AllergyIntolerance: ['code'],
  Condition: ['code'],
  MedicationStatement: ['effective'],
  Procedure: ['code', 'performed'],
  Immunization: ['vaccineCode', 'occurrence'],
  DeviceUseStatement: ['timing'],
};
const SUBJECTS: Readonly<Record<string, string>> = { AllergyIntolerance: 'patient', Immunization: 'patient' };

function faultsOfSection(section: Node, types: ReadonlyMap<string, string>): Fault[] {
  const code = codesOf(section['code'])[0]?.code ?? '';
  const where = `Composition.section ${code}`;
  const allowed = summarySection(code)?.types;
  const entries = nodesOf(section['entry']).map(({ reference }) => types.get(String(reference)));
  const faults = [
    !textOf(section['title']) && 'needs a title',
    !nodeOf(section['code']) && 'needs a code',
    !nodeOf(section['text']) && 'needs a text',
    section['section'] !== undefined && 'may have no sections within',
    REQUIRED_SECTIONS.some((one) => one === code) &&
      entries.length === 0 &&
      !section['emptyReason'] &&
      'needs entries or a reason',
    entries.includes(undefined) && 'refers to what is not there',
    allowed &&
      entries.some((type) => type && type !== 'DocumentReference' && !allowed.includes(type)) &&
      'may not have such an entry',
  ];
  return faults.filter((one) => typeof one === 'string').map((message) => ({ where, message }));
}

function faultsOfResource(resource: Node): Fault[] {
  const type = String(resource['resourceType']);
  const required = REQUIRED[type];
  if (!required) return [];
  const missing = required.filter((name) => !has(resource, name));
  const subject = SUBJECTS[type] ?? 'subject';
  const isAbout = type === 'Patient' || textOf(nodeOf(resource[subject])?.['reference']) !== null;
  return [...missing, ...(isAbout ? [] : [subject])].map((name) => ({
    where: `${type}.${name}`,
    message: 'Required by the summary',
  }));
}

/**
 * Checks of our own after the rules of the International Patient Summary 2.0: what its bundle, composition and required
 * sections must have. They don’t replace its official validator, which needs Java and a server of terminology.
 */
export function faultsOfSummary(bundle: Node): Fault[] {
  const entries = nodesOf(bundle['entry']);
  const resources = entries.map((entry) => nodeOf(entry['resource']) ?? {});
  const types = new Map(
    entries.map((entry, place) => [String(entry['fullUrl']), String(resources[place]?.['resourceType'])]),
  );
  const count = (type: string) => resources.filter((one) => one['resourceType'] === type).length;
  const composition = resources[0] ?? {};
  const sections = nodesOf(composition['section']);
  const codes = sections.flatMap((section) => codesOf(section['code']).map(({ code }) => code));
  const bundleFaults = [
    bundle['type'] !== 'document' && 'must be a document',
    !nodeOf(bundle['identifier']) && 'needs an identifier',
    !textOf(bundle['timestamp']) && 'needs a timestamp',
    entries.some(({ fullUrl }) => textOf(fullUrl) === null) && 'needs a fullUrl in each entry',
    types.size !== entries.length && 'has a fullUrl twice',
    (composition['resourceType'] !== 'Composition' || count('Composition') !== 1) && 'needs one composition, first',
    count('Patient') !== 1 && 'needs one patient',
    !codesOf(composition['type']).some(({ code }) => code === '60591-5') && 'needs the type 60591-5',
    types.get(String(nodeOf(composition['subject'])?.['reference'])) !== 'Patient' && 'needs the patient as subject',
    REQUIRED_SECTIONS.some((code) => codes.filter((one) => one === code).length !== 1) &&
      'needs each required section once',
    codes.some((code) => summarySection(code) && codes.filter((one) => one === code).length > 1) &&
      'has a section twice',
  ];
  return [
    ...bundleFaults.filter((one) => typeof one === 'string').map((message) => ({ where: 'Bundle', message })),
    ...sections.flatMap((section) => faultsOfSection(section, types)),
    ...resources.flatMap(faultsOfResource),
  ];
}
