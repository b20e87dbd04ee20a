import type { ClinicalDocument, ClinicalEntry } from '@travesia/contracts/records';
import { kindOf } from '../entries/kinds.ts';
import { readEntry } from '../entries/read-entry.ts';
import { codesOf, dateOf, type Node, nodeOf, nodesOf, textOf } from '../fhir/elements.ts';
import { nameOfReference } from '../fhir/names.ts';
import { referredTo } from '../fhir/referred.ts';
import { type Found, gatherResources, type Resources } from '../fhir/resources.ts';
import { type Fault, faultsOf } from '../../../../platform/fhir/faults.ts';
import { type ClinicalAttachment, attachmentsIn } from './attachments.ts';
import { sectionsOf } from './sections.ts';
import { statesOf } from './states.ts';
import { subjectOf } from './subject.ts';

const MOST_PROBLEMS = 200;
const SUMMARY = '60591-5';

type Form = ClinicalDocument['form'];

function formOf(root: Node, composition: Node | null): Form {
  if (root['resourceType'] !== 'Bundle') return 'fhir_resource';
  const profiles = [root, composition].flatMap((one) => {
    const listed = nodeOf(one?.['meta'])?.['profile'];
    return Array.isArray(listed) ? listed.map(String) : [];
  });
  const isSummary =
    codesOf(composition?.['type']).some(({ code }) => code === SUMMARY) ||
    profiles.some((profile) => /\/uv\/ips\/StructureDefinition\/(Bundle|Composition)/i.test(profile));
  if (isSummary) return 'ips';
  return composition ? 'fhir_document' : 'fhir_bundle';
}

/** A modifier that we don’t know may turn a statement into its opposite. */
function isModified(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isModified);
  const node = nodeOf(value);
  return node !== null && ('modifierExtension' in node || Object.values(node).some(isModified));
}

function faultsFound({ resource, type }: Found): Fault[] {
  const faults = faultsOf(resource);
  const isUnknown = isModified(resource);
  return isUnknown
    ? [
        ...faults,
        { where: `${type}.modifierExtension`, message: 'A modifier that we do not know may change the meaning' },
      ]
    : faults;
}

function entriesOf(resources: Resources, faulty: ReadonlySet<string>): ClinicalEntry[] {
  const parts = referredTo(resources);
  return resources.all.flatMap((found) => {
    const kind = kindOf(found.type, parts.has(found.resource));
    if (kind === null) return [];
    return [{ ...readEntry(found, kind, resources), is_by_standard: !faulty.has(found.path) }];
  });
}

export interface Described {
  /** Without how many files can be given out. */
  document: Omit<ClinicalDocument, 'files'>;
  attachments: ClinicalAttachment[];
}

/** What a bundle or a single resource says. `dropped` is what was lost before. */
export function describeDocument(root: Node, dropped: ClinicalDocument['dropped'] = [], form?: Form): Described {
  const resources = gatherResources(root);
  const composition = resources.all.find(({ type }) => type === 'Composition')?.resource ?? null;
  const problems = resources.all.flatMap((found) =>
    faultsFound(found).map((fault) => ({ path: found.path, ...fault })),
  );
  const entries = entriesOf(resources, new Set(problems.map(({ path }) => path)));
  const sections = sectionsOf(composition, resources);
  const titles = new Map(sections.flatMap(({ title, entries: own }) => own.map((path) => [path, title] as const)));
  const withSections = entries.map((entry) => ({ ...entry, section: titles.get(entry.path) ?? null }));
  const { subject, count } = subjectOf(composition, resources);
  const nameOf = (reference: unknown) => nameOfReference(resources, reference, composition ?? undefined);
  return {
    document: {
      form: form ?? formOf(root, composition),
      title: textOf(composition?.['title']),
      date: dateOf(composition?.['date']) ?? dateOf(root['timestamp']),
      authors: [...new Set(nodesOf(composition?.['author']).flatMap((one) => nameOf(one) ?? []))],
      custodian: nameOf(composition?.['custodian']),
      language: textOf(composition?.['language']) ?? textOf(root['language']),
      subject,
      subject_count: count,
      ...statesOf(withSections, sections),
      sections,
      entries: withSections,
      dropped: [...dropped, ...resources.dropped],
      problems: problems.slice(0, MOST_PROBLEMS),
      problem_count: problems.length,
    },
    attachments: resources.all.flatMap(attachmentsIn),
  };
}
