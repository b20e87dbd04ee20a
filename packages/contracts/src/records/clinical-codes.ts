/** Codes and their usual names, by the word that they are shown with. */
const INTERPRETATIONS = {
  high: ['h', 'hu', 'high', 'above high threshold', 'significantly high'],
  low: ['l', 'lu', 'low', 'below low threshold', 'significantly low'],
  critical_high: ['hh', 'critical high', 'critically high', 'above upper panic limits'],
  critical_low: ['ll', 'critical low', 'critically low', 'below lower panic limits'],
  abnormal: ['a', 'abnormal'],
  critical: ['aa', 'critical abnormal', 'critically abnormal'],
  normal: ['n', 'normal'],
  positive: ['pos', 'positive'],
  negative: ['neg', 'negative'],
  detected: ['det', 'detected'],
  not_detected: ['nd', 'not detected'],
  indeterminate: ['ind', 'indeterminate'],
  resistant: ['r', 'resistant'],
  intermediate: ['i', 'intermediate'],
  susceptible: ['s', 'susceptible'],
} as const satisfies Record<string, readonly string[]>;
export type Interpretation = keyof typeof INTERPRETATIONS;

/** What an interpretation means; null for those that are shown as written. */
export function interpretationOf(written: string): Interpretation | null {
  const word = written.trim().toLowerCase();
  const found = Object.entries(INTERPRETATIONS).find(([, names]) => (names as readonly string[]).includes(word));
  return found ? (found[0] as Interpretation) : null;
}

/** A code as a part of a text’s key: “Entered in Error” is `entered-in-error`. */
export const codeWord = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
