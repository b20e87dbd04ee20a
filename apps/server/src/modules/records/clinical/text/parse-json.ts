import { exactNumber } from '../../../../platform/fhir/exact-numbers.ts';
import { Refused } from '../refused.ts';

/** FHIR nests some ten deep; questionnaires a little more. */
const MOST_DEPTH = 100;
/** 20 MB of dense results have a million. */
const MOST_VALUES = 1_500_000;

interface SourceText {
  source?: string;
}
const json = JSON as unknown as {
  parse(text: string, reviver: (key: string, value: unknown, context: SourceText) => unknown): unknown;
};

/**
 * Refuses what is too deep or has too many values, before it is parsed: a built-in function that runs out of memory
 * ends the process, whatever limits its thread has.
 */
function assertSize(text: string): void {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isString) {
      if (sign === 92) at += 1;
      else if (sign === 34) isString = false;
    } else if (sign === 34) isString = true;
    else if (sign === 123 || sign === 91) {
      depth += 1;
      values += 1;
      if (depth > MOST_DEPTH) throw new Refused('unsafe');
    } else if (sign === 125 || sign === 93) depth -= 1;
    else if (sign === 44) values += 1;
  }
  if (values > MOST_VALUES) throw new Refused('too_big');
}

/** Databases keep no NUL, and half of a sign of two halves is no text. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

function kept(key: string, value: unknown, { source }: SourceText): unknown {
  if (key === '__proto__' || key !== cleanText(key)) return undefined;
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && source !== undefined) return exactNumber(source);
  return value;
}

/** Reads JSON and keeps the digits of numbers as written: 5.40 mg/dL is more exact than 5.4. */
export function parseJson(text: string): unknown {
  assertSize(text);
  try {
    return json.parse(text, kept);
  } catch {
    throw new Refused('broken');
  }
}
