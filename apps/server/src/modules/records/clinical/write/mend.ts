import { compact } from '../../../../platform/fhir/elements.ts';
import { type Node, textOf } from '../fhir/elements.ts';
import { type Fault, faultsOf } from '../../../../platform/fhir/faults.ts';

/** The element of a resource that a fault is in: “Condition.onset[x]” is any of onsetDateTime, onsetAge, … */
function elementsAt(resource: Node, { where }: Fault): string[] {
  const name = /^\w+\.(\w+)(\[x\])?/.exec(where);
  if (!name?.[1]) return [];
  const [, first, isChoice] = name;
  return Object.keys(resource).filter(
    (key) =>
      key === first ||
      key === `_${first}` ||
      (isChoice !== undefined && key.startsWith(first) && /[A-Z]/.test(key[first.length] ?? '')),
  );
}

export interface Mended {
  /** Null if it is not by the standard whatever is left out. */
  resource: Node | null;
  left: string[];
}

/** Elements without which a resource would say something else than it did. */
const MEANING = new Set([
  'status',
  'verificationStatus',
  'clinicalStatus',
  'code',
  'doNotPerform',
  'modifierExtension',
]);

/** A resource by the standard: as it is, or without the elements that are not and that its meaning doesn’t need. */
export function mend(resource: Node): Mended {
  const faults = faultsOf(resource);
  if (faults.length === 0) return { resource, left: [] };
  const left = [...new Set(faults.flatMap((fault) => elementsAt(resource, fault)))];
  const isMendable = left.length > 0 && !left.some((name) => MEANING.has(name));
  if (!isMendable) return { resource: null, left };
  const rest = compact(Object.fromEntries(Object.entries(resource).filter(([name]) => !left.includes(name)))) as Node;
  const isSound = textOf(rest['resourceType']) !== null && faultsOf(rest).length === 0;
  return { resource: isSound ? rest : null, left };
}
