import { isExactNumber } from '../../../../platform/fhir/exact-numbers.ts';
import type { Node } from './elements.ts';
import type { Resources } from './resources.ts';

/** Everything that something refers to, other than as an entry of a section. */
export function referredTo({ all, resolve }: Resources): ReadonlySet<Node> {
  const found = new Set<Node>();
  const visit = (value: unknown, from: Node): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, from);
    else if (typeof value === 'object' && value !== null && !isExactNumber(value)) {
      const node = value as Node;
      const target = 'reference' in node ? resolve(node, from) : null;
      if (target) found.add(target);
      for (const one of Object.values(node)) visit(one, from);
    }
  };
  for (const { type, resource } of all)
    if (type === 'Composition') visit({ ...resource, section: undefined }, resource);
    else if (type !== 'Provenance') visit(resource, resource);
  return found;
}
