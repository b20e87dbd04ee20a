import { wordsOf } from '../text/plain-text.ts';
import type { XmlElement } from '../text/parse-xml.ts';

/** Elements of a C-CDA document, and how they are found. */
export type Cda = XmlElement;

export const childrenOf = (element: Cda | undefined, name: string): Cda[] =>
  (element?.children ?? []).filter((one): one is Cda => typeof one !== 'string' && one.name === name);

export const childOf = (element: Cda | undefined, name: string): Cda | undefined => childrenOf(element, name)[0];

/** The element at the end of a path of names; the first of each. */
export const within = (element: Cda | undefined, ...names: readonly string[]): Cda | undefined =>
  names.reduce<Cda | undefined>((found, name) => childOf(found, name), element);

export function attribute(element: Cda | undefined, name: string): string | undefined {
  const value = element?.attributes.get(name)?.trim();
  return value === '' ? undefined : value;
}

export const words = (element: Cda | undefined): string | undefined =>
  element === undefined ? undefined : wordsOf(element) || undefined;

/** Whether it is of a template, in any of its versions. */
export const isOf = (element: Cda, ...templates: readonly string[]): boolean =>
  childrenOf(element, 'templateId').some((one) => templates.includes(attribute(one, 'root') ?? ''));

export const isNegated = (element: Cda): boolean => attribute(element, 'negationInd') === 'true';

const STATEMENTS = new Set([
  'act',
  'observation',
  'organizer',
  'procedure',
  'substanceAdministration',
  'encounter',
  'supply',
]);
const HOLDERS = new Set(['entryRelationship', 'component']);

export const isStatement = ({ name }: Cda): boolean => STATEMENTS.has(name);

/** Statements within a statement. */
export const innerOf = (element: Cda): Cda[] =>
  element.children.flatMap((one) =>
    typeof one !== 'string' && HOLDERS.has(one.name)
      ? one.children.filter((inner): inner is Cda => typeof inner !== 'string' && isStatement(inner))
      : [],
  );

export function* everyElement(element: Cda): Generator<Cda> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* everyElement(child);
}

/** Texts that statements refer to by “#id”, from the words of a section. */
export type Narrative = ReadonlyMap<string, Cda>;

export function narrativeOf(section: Cda): Narrative {
  const text = childOf(section, 'text');
  const found = new Map<string, Cda>();
  if (text)
    for (const one of everyElement(text)) {
      const id = attribute(one, 'ID');
      if (id !== undefined) found.set(id, one);
    }
  return found;
}

/** Words that an element has, or that it refers to. */
export function wordsFor(element: Cda | undefined, narrative: Narrative): string | undefined {
  const reference = attribute(childOf(element, 'reference'), 'value');
  const named = reference?.startsWith('#') ? narrative.get(reference.slice(1)) : undefined;
  return words(named) ?? words(element);
}

/** Observations of a concern, or one by itself: those of a template, or all if none says that it is. */
export function observationsOf(statement: Cda, template: string): Cda[] {
  const own =
    statement.name === 'observation' ? [statement] : innerOf(statement).filter((one) => one.name === 'observation');
  const templated = own.filter((one) => isOf(one, template));
  return templated.length ? templated : own;
}
