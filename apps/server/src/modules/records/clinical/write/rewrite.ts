import { type Node, nodeOf, textOf } from '../fhir/elements.ts';
import { isExactNumber } from '../../../../platform/fhir/exact-numbers.ts';

/** Where a reference leads in the summary; null if to nothing that it has. */
export type Target = (reference: Node, from: Node) => { reference: string; type?: string } | null;

/** A reference to what is not in the summary: only who or what it names. */
function named(reference: Node): Node {
  const { reference: address, ...rest } = reference;
  const text = textOf(address);
  return {
    ...rest,
    ...(text === null || nodeOf(reference['identifier']) ? {} : { identifier: { value: text } }),
  };
}

/** A copy of a resource whose references lead to what the summary has. */
export function rewrite(resource: Node, target: Target): Node {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null || isExactNumber(value)) return value;
    const node = value as Node;
    const address = textOf(node['reference']);
    const next = address !== null && !address.startsWith('#') ? redirect(node) : node;
    return Object.fromEntries(Object.entries(next).map(([name, one]) => [name, copy(one)]));
  };
  const redirect = (node: Node): Node => {
    const found = target(node, resource);
    return found ? { ...node, ...found } : named(node);
  };
  return copy(resource) as Node;
}

/** Addresses that a resource refers to. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  const node = nodeOf(value);
  if (!node) return [];
  const address = textOf(node['reference']);
  return [...(address === null ? [] : [address]), ...Object.values(node).flatMap(referencesIn)];
}
