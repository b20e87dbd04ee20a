import type { ClinicalValue } from '@travesia/contracts/records';
import {
  conceptText,
  dateOf,
  type Node,
  nodeOf,
  nodesOf,
  numberOf,
  quantityText,
  rangeText,
  ratioText,
  textOf,
} from '../fhir/elements.ts';

/** The value for reading, whichever of its types it has. */
function textOfValue(node: Node): string | null {
  const flag = node['valueBoolean'];
  const sampled = nodeOf(node['valueSampledData']);
  return (
    quantityText(node['valueQuantity']) ??
    conceptText(node['valueCodeableConcept']) ??
    textOf(node['valueString']) ??
    numberOf(node['valueInteger']) ??
    rangeText(node['valueRange']) ??
    ratioText(node['valueRatio']) ??
    dateOf(node['valueDateTime'])?.value ??
    textOf(node['valueTime']) ??
    periodText(nodeOf(node['valuePeriod'])) ??
    (typeof flag === 'boolean' ? String(flag) : null) ??
    (sampled ? textOf(sampled['data']) : null) ??
    // Why there is none is what the document says instead.
    conceptText(node['dataAbsentReason'])
  );
}

function periodText(period: Node | null): string | null {
  const parts = [dateOf(period?.['start']), dateOf(period?.['end'])].map((one) => one?.value ?? '');
  return parts.some(Boolean) ? parts.join(' – ') : null;
}

/** Reference ranges for reading: the normal one, or each with what it is for. */
function rangesOf(node: Node): string | null {
  const ranges = nodesOf(node['referenceRange']).flatMap((range) => {
    const text = rangeText(range) ?? textOf(range['text']);
    if (text === null) return [];
    const name = conceptText(range['type']);
    const isNormal = name === null || /^normal/i.test(name);
    return [isNormal ? text : `${name}: ${text}`];
  });
  return ranges.length ? ranges.join('; ') : null;
}

function valueOf(node: Node, name: string | null): ClinicalValue | null {
  const text = textOfValue(node);
  if (text === null) return null;
  const quantity = nodeOf(node['valueQuantity']);
  return {
    name,
    text,
    number: numberOf(quantity?.['value']) ?? numberOf(node['valueInteger']),
    comparator: textOf(quantity?.['comparator']),
    unit: textOf(quantity?.['unit']) ?? textOf(quantity?.['code']),
    range: rangesOf(node),
    interpretation: conceptText(nodesOf(node['interpretation'])[0]),
  };
}

/** A result’s own value and those of its components, such as the two of a blood pressure. */
export function valuesOf(observation: Node): ClinicalValue[] {
  const components = nodesOf(observation['component']).flatMap(
    (component) => valueOf(component, conceptText(component['code'])) ?? [],
  );
  const own = valueOf(observation, null);
  // Why a result as a whole has no value says nothing if its components have some.
  return own && (components.length === 0 || !observation['dataAbsentReason']) ? [own, ...components] : components;
}
