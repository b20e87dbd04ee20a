import type { ClinicalCode, ClinicalEntry, ClinicalKind, ClinicalStanding } from '@travesia/contracts/records';
import {
  codesOf,
  conceptText,
  dateOf,
  firstCode,
  type Node,
  nodeOf,
  nodesOf,
  textOf,
  whenOf,
} from '../fhir/elements.ts';
import { nameOfReference } from '../fhir/names.ts';
import type { Found, Resources } from '../fhir/resources.ts';
import { wordsOfXhtml } from '../text/plain-text.ts';
import { absenceOf } from './absent.ts';
import { doseOf } from './dose.ts';
import { valuesOf } from './values.ts';

/** Elements that say what a resource is about, the first that is there. */
const SUBJECTS = ['code', 'vaccineCode', 'medicationCodeableConcept', 'type', 'category', 'scope', 'modality'];
const TIMES = ['onset', 'performed', 'occurrence', 'effective', 'timing', 'period', 'started', 'whenHandedOver'];
const RECORDED = [
  'recordedDate',
  'dateAsserted',
  'authoredOn',
  'issued',
  'recorded',
  'assertedDate',
  'created',
  'date',
];
const AUTHORS = ['asserter', 'recorder', 'informationSource', 'requester', 'author', 'performer', 'source'];
/** Statuses that say that something was not so. */
const NOT_SO = new Set(['not-done', 'not-taken', 'cancelled', 'declined', 'rejected']);

/** The concept a resource is about: its own, or that of the medicine or device it refers to. */
function conceptOf(resource: Node, resources: Resources): unknown {
  const parts = [resource['medicationReference'], resource['device'], resource['itemReference']];
  for (const reference of parts) {
    const part = resources.resolve(reference, resource);
    const concept = part?.['code'] ?? part?.['type'];
    if (concept !== undefined) return concept;
    const name = textOf(nodeOf(reference)?.['display']) ?? textOf(nodesOf(part?.['deviceName'])[0]?.['name']);
    if (name !== null) return { text: name };
  }
  for (const name of SUBJECTS) {
    const found = nodesOf(resource[name])[0];
    if (found && conceptText(found) !== null) return found;
  }
  return null;
}

/** The words of a resource without a concept: a title, a description, who a family illness is about, its narrative. */
function otherText(resource: Node): string {
  const written =
    textOf(resource['title']) ?? textOf(resource['description']) ?? conceptText(resource['description']) ?? null;
  const illnesses = nodesOf(resource['condition']).flatMap((one) => conceptText(one['code']) ?? []);
  const relative = conceptText(resource['relationship']);
  if (relative !== null) return [relative, illnesses.join(', ')].filter(Boolean).join(': ');
  return written ?? wordsOfXhtml(textOf(nodeOf(resource['text'])?.['div']) ?? '').slice(0, 500);
}

function standingOf(resource: Node, codes: readonly ClinicalCode[], text: string): ClinicalStanding {
  const status = textOf(resource['status']);
  const verification = firstCode(resource['verificationStatus']);
  if (status === 'entered-in-error' || verification === 'entered-in-error') return 'in_error';
  const absence = absenceOf(codes, text);
  // A refuted “none known” is no longer one.
  if (verification === 'refuted') return 'negated';
  if (absence) return absence.says;
  if ((status !== null && NOT_SO.has(status)) || resource['doNotPerform'] === true) return 'negated';
  return 'present';
}

const notesOf = (resource: Node): string[] => [
  ...nodesOf(resource['note']).flatMap((note) => textOf(note['text']) ?? []),
  ...[textOf(resource['conclusion']) ?? []].flat(),
];

const reactionsOf = (resource: Node): string[] =>
  nodesOf(resource['reaction']).flatMap((reaction) => {
    const names = nodesOf(reaction['manifestation']).flatMap((one) => conceptText(one) ?? []);
    const text = names.length ? names.join(', ') : textOf(reaction['description']);
    if (text === null) return [];
    const severity = textOf(reaction['severity']);
    return [severity === null ? text : `${text} (${severity})`];
  });

function membersOf(resource: Node, resources: Resources): string[] {
  const references = [...nodesOf(resource['hasMember']), ...nodesOf(resource['result'])];
  return references.flatMap((reference) => {
    const member = resources.resolve(reference, resource);
    return (member && resources.foundOf(member)?.path) ?? [];
  });
}

function authorOf(resource: Node, resources: Resources): string | null {
  for (const name of AUTHORS)
    for (const one of nodesOf(resource[name])) {
      const found = nameOfReference(resources, one['actor'] ?? one, resource);
      if (found !== null) return found;
    }
  return null;
}

const firstDate = (resource: Node) => {
  for (const name of RECORDED) {
    const found = dateOf(resource[name]);
    if (found) return found;
  }
  return null;
};

/** When it was. An end may stand by itself: an illness that ended. */
function timesOf(resource: Node) {
  const when = whenOf(resource, ...TIMES);
  if (when.start === null && when.text === null) {
    const validity = nodeOf(nodeOf(resource['dispenseRequest'])?.['validityPeriod']);
    if (validity) return { ...when, start: dateOf(validity['start']), end: dateOf(validity['end']) };
  }
  const ended = whenOf(resource, 'abatement');
  return ended.start && when.end === null ? { ...when, end: ended.start } : when;
}

const severityOf = (resource: Node): string | null =>
  conceptText(resource['severity']) ??
  nodesOf(resource['reaction']).flatMap((one) => textOf(one['severity']) ?? [])[0] ??
  null;

const MOST_LETTERS = 20_000;
/** A text of 20 MB is none that a person reads; the raw resource keeps it. */
const cut = (text: string): string => (text.length > MOST_LETTERS ? text.slice(0, MOST_LETTERS).toWellFormed() : text);
const cutAll = (texts: readonly string[]): string[] => texts.map(cut);

/** A resource as a statement. Its section and what validators say of it are added by the document. */
export function readEntry({ path, type, resource }: Found, kind: ClinicalKind, resources: Resources): ClinicalEntry {
  const concept = conceptOf(resource, resources);
  const codes = codesOf(concept);
  const text = cut(conceptText(concept) ?? otherText(resource));
  const dose = doseOf(resource);
  return {
    path,
    kind,
    standing: standingOf(resource, codes, text),
    resource_type: type,
    text,
    codes,
    status: textOf(resource['status']) ?? textOf(resource['lifecycleStatus']),
    clinical_status: firstCode(resource['clinicalStatus']),
    verification_status: firstCode(resource['verificationStatus']),
    criticality: textOf(resource['criticality']),
    severity: severityOf(resource),
    when: timesOf(resource),
    recorded: firstDate(resource),
    values: type === 'Observation' ? valuesOf(resource).map((one) => ({ ...one, text: cut(one.text) })) : [],
    members: membersOf(resource, resources),
    dose: dose && cut(dose),
    reactions: cutAll(reactionsOf(resource)),
    notes: cutAll(notesOf(resource)),
    author: authorOf(resource, resources),
    section: null,
    is_by_standard: true,
  };
}
