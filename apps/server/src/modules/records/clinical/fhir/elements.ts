import { isExactNumber } from '../../../../platform/fhir/exact-numbers.ts';
import type { ClinicalCode, ClinicalDate, ClinicalWhen } from '@travesia/contracts/records';

/** An object of a document: nothing about it is certain. */
export type Node = Readonly<Record<string, unknown>>;

export const nodeOf = (value: unknown): Node | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
    ? (value as Node)
    : null;

/** The objects of a list; of one that should be a list and isn’t, itself. */
export const nodesOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(nodeOf).filter((one) => one !== null);

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export function numberOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return isExactNumber(value) ? value.rawJSON : null;
}

const PARTS =
  /^(\d{4})(-(?:0[1-9]|1[0-2])(-(?:0[1-9]|[12]\d|3[01])(T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;

/** A date with the precision it was written with; null if it is none. */
export function dateOf(value: unknown): ClinicalDate | null {
  const written = textOf(value);
  const match = written === null ? null : PARTS.exec(written);
  if (written === null || match === null) return null;
  const [, , month, day, time] = match;
  const precision = time ? 'time' : day ? 'day' : month ? 'month' : 'year';
  return { value: written, precision };
}

export const codesOf = (concept: unknown): ClinicalCode[] =>
  nodesOf(nodeOf(concept)?.['coding']).flatMap((coding) => {
    const code = textOf(coding['code']);
    return code === null ? [] : [{ system: textOf(coding['system']), code, display: textOf(coding['display']) }];
  });

/** What a concept is called: its own words, or the name of the code that a person chose, or of the first. */
export function conceptText(concept: unknown): string | null {
  const node = nodeOf(concept);
  const text = textOf(node?.['text']);
  if (text !== null) return text;
  const codings = nodesOf(node?.['coding']);
  const chosen = codings.filter((coding) => coding['userSelected'] === true);
  for (const name of ['display', 'code'])
    for (const coding of [...chosen, ...codings]) {
      const found = textOf(coding[name]);
      if (found !== null) return found;
    }
  return null;
}

export const firstCode = (concept: unknown): string | null => codesOf(concept)[0]?.code ?? null;

export function quantityText(quantity: unknown): string | null {
  const node = nodeOf(quantity);
  const number = numberOf(node?.['value']);
  if (!node || number === null) return null;
  const unit = textOf(node['unit']) ?? textOf(node['code']);
  const amount = `${textOf(node['comparator']) ?? ''}${number}`;
  // The unit “one” says nothing.
  return unit === null || unit === '1' || unit === '{score}' ? amount : `${amount} ${unit}`;
}

export function rangeText(range: unknown): string | null {
  const node = nodeOf(range);
  const [low, high] = [quantityText(node?.['low']), quantityText(node?.['high'])];
  if (low === null && high === null) return null;
  if (low === null) return `≤ ${high}`;
  if (high === null) return `≥ ${low}`;
  const unit = / .+$/.exec(high)?.[0] ?? '';
  return `${unit !== '' && low.endsWith(unit) ? low.slice(0, -unit.length) : low} – ${high}`;
}

export function ratioText(ratio: unknown): string | null {
  const node = nodeOf(ratio);
  const [over, under] = [quantityText(node?.['numerator']), quantityText(node?.['denominator'])];
  return over === null || under === null ? over : `${over} / ${under}`;
}

const NO_TIME: ClinicalWhen = { start: null, end: null, text: null };

/** One of several forms of a time: onsetDateTime, onsetPeriod, onsetAge, … */
export function whenOf(node: Node, ...names: readonly string[]): ClinicalWhen {
  for (const name of names) {
    const period = nodeOf(node[`${name}Period`]) ?? nodeOf(node[name]);
    if (period) {
      const [start, end] = [dateOf(period['start']), dateOf(period['end'])];
      if (start || end) return { start, end, text: null };
    }
    const date = textOf(node[`${name}DateTime`] ?? node[`${name}Instant`] ?? node[`${name}Date`] ?? node[name]);
    if (date !== null) return { ...NO_TIME, start: dateOf(date), text: dateOf(date) ? null : date };
    const timing = nodeOf(node[`${name}Timing`]);
    const event = timing && Array.isArray(timing['event']) ? dateOf(timing['event'][0]) : null;
    if (event) return { ...NO_TIME, start: event };
    const text =
      textOf(node[`${name}String`]) ?? quantityText(node[`${name}Age`]) ?? rangeText(node[`${name}Range`]) ?? null;
    if (text !== null) return { ...NO_TIME, text };
  }
  return NO_TIME;
}
