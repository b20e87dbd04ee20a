import type { Locale } from '@travesia/contracts/kit';
import type { Fault } from '../../problem-error.ts';
import { en, es, FAULT_KINDS, type FaultKind, type FaultWords, pt } from './fault-words.ts';

const WORDS: Readonly<Record<Locale, FaultWords>> = { en, es, pt };

/** Codes that are told with the sentence of another kind. */
const LIKE: Readonly<Record<string, FaultKind>> = {
  required: 'missing',
  read_only: 'unknown_field',
  text_missing: 'needed_to_publish',
  section_empty: 'needed_to_publish',
  unknown_category: 'invalid_value',
  other_treatment: 'excluded',
};

const isKind = (name: string): name is FaultKind => (FAULT_KINDS as readonly string[]).includes(name);

function kindOf({ kind, code }: Fault): FaultKind {
  const name = kind ?? LIKE[code] ?? code;
  return isKind(name) ? name : 'other';
}

/** One sentence about a rejected field, in the reader's language. */
export function sayFault(fault: Fault, language: Locale): string {
  const say = WORDS[language].kinds[kindOf(fault)];
  return typeof say === 'string' ? say : say(String(fault.limit ?? ''));
}

/** One sentence about all of them. */
export function sayFaults(faults: readonly Fault[], language: Locale): string {
  const { kinds, several } = WORDS[language];
  const [first] = faults;
  const sentence = first ? sayFault(first, language) : String(kinds.other);
  return faults.length > 1 ? several(faults.length, sentence) : sentence;
}
