import { urnOf } from '../../../../platform/fhir/elements.ts';
import { attribute, type Cda, childOf, childrenOf, innerOf, isOf, type Narrative, within, wordsFor } from './cda.ts';
import { conceptFrom, type Made, namesFrom, timeOf } from './types.ts';

export interface MadeEntry {
  fullUrl: string;
  resource: Made & { resourceType: string };
}

/** Where a statement stands, and whom it is about. */
export interface Context {
  narrative: Narrative;
  patient: string;
  /** LOINC code of the section. */
  section: string | null;
  /** Makes a resource with an id of its own. */
  make(resource: Made & { resourceType: string }): MadeEntry;
}

/** Ids that are the same each time a document is read. */
export function maker(documentId: string) {
  let count = 0;
  return (resource: Made & { resourceType: string }): MadeEntry => {
    count += 1;
    const fullUrl = urnOf(documentId, String(count));
    return { fullUrl, resource: { ...resource, id: fullUrl.slice('urn:uuid:'.length) } };
  };
}

export const refersTo = ({ fullUrl, resource }: MadeEntry) => ({ reference: fullUrl, type: resource.resourceType });

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
/** The summary’s way of saying that there is none. */
export const noneKnown = (code: string, display: string): Made => ({ coding: [{ system: ABSENT, code, display }] });

export const concept = (system: string, code: string): Made => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

/** Who stated it, as words: resources of their own would say no more. */
export function authorOf(statement: Cda): Made | undefined {
  const author = within(childOf(statement, 'author'), 'assignedAuthor');
  const name =
    namesFrom(childOf(author, 'assignedPerson'))[0] ?? namesFrom(childOf(author, 'representedOrganization'))[0];
  return name ? { display: name['text'] } : undefined;
}

export const authoredOn = (statement: Cda): string | undefined => timeOf(within(childOf(statement, 'author'), 'time'));

export const statusOf = (statement: Cda): string | undefined => attribute(childOf(statement, 'statusCode'), 'code');
export const isNullified = (...statements: readonly Cda[]): boolean =>
  statements.some((one) => statusOf(one) === 'nullified');

/** The value of an observation of a template within a statement: a status, a severity. */
export function innerValue(statement: Cda, template: string): string | undefined {
  const found = innerOf(statement).find((one) => isOf(one, template));
  return attribute(childOf(found, 'value'), 'code');
}

const COMMENT = '2.16.840.1.113883.10.20.22.4.64';
/** Comments that were added to a statement. */
export const notesOf = (statement: Cda, narrative: Narrative): Made[] =>
  innerOf(statement)
    .filter((one) => isOf(one, COMMENT))
    .flatMap((one) => {
      const text = wordsFor(childOf(one, 'text'), narrative);
      return text ? [{ text }] : [];
    });

/** What a statement is called: its code, or the words it refers to. */
export function nameOf(statement: Cda, narrative: Narrative): Made | undefined {
  const named = conceptFrom(childOf(statement, 'code'), narrative);
  if (named && named['text'] !== undefined) return named;
  const text = wordsFor(childOf(statement, 'text'), narrative);
  return named || text ? { ...named, text } : undefined;
}

export const qualifiers = (statement: Cda, name: string, narrative: Narrative): Made[] =>
  childrenOf(statement, name)
    .map((one) => conceptFrom(one, narrative))
    .filter((one) => one !== undefined);
