import { type Node, nodeOf, nodesOf, textOf, conceptText } from './elements.ts';
import type { Resources } from './resources.ts';

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) => textOf(one) ?? []);

/** A person’s name as written; the official one if there are several. */
export function personName(names: unknown): string | null {
  const all = nodesOf(names);
  const name = all.find(({ use }) => use === 'official') ?? all.find(({ use }) => use === 'usual') ?? all[0];
  if (!name) return null;
  const parts = [name['prefix'], name['given'], name['family'], name['suffix']].flatMap(textsOf);
  return textOf(name['text']) ?? textOf(parts.join(' '));
}

/** Whom a reference names: a person, an organization, or software. */
export function nameOfReference(resources: Resources, reference: unknown, from?: Node): string | null {
  const node = nodeOf(reference);
  const display = textOf(node?.['display']);
  const named = resources.resolve(reference, from);
  if (!named) return display;
  if (named['resourceType'] === 'PractitionerRole') {
    const names = [named['practitioner'], named['organization']].flatMap(
      (one) => nameOfReference(resources, one, named) ?? [],
    );
    return names.length ? names.join(', ') : (display ?? conceptText(nodesOf(named['code'])[0]));
  }
  if (named['resourceType'] === 'Organization' || named['resourceType'] === 'Location')
    return textOf(named['name']) ?? display;
  if (named['resourceType'] === 'Device')
    return textOf(nodesOf(named['deviceName'])[0]?.['name']) ?? conceptText(named['type']) ?? display;
  return personName(named['name']) ?? display;
}
