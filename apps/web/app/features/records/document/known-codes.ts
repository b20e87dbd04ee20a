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

/** Values that are not as expected are marked by a sign and a word, not by color alone. */
export const MARKS: Partial<Record<Interpretation, 'arrow-up' | 'arrow-down' | 'triangle-alert'>> = {
  high: 'arrow-up',
  low: 'arrow-down',
  critical_high: 'arrow-up',
  critical_low: 'arrow-down',
  abnormal: 'triangle-alert',
  critical: 'triangle-alert',
};

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

const SYSTEMS: Readonly<Record<string, string>> = {
  'http://snomed.info/sct': 'SNOMED CT',
  'http://loinc.org': 'LOINC',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
  'http://hl7.org/fhir/sid/icd-9-cm': 'ICD-9-CM',
  'http://hl7.org/fhir/sid/cvx': 'CVX',
  'http://hl7.org/fhir/sid/ndc': 'NDC',
  'http://www.whocc.no/atc': 'ATC',
  'http://www.ama-assn.org/go/cpt': 'CPT',
};

/** What people call a code system; its address if it has no usual name. */
export const systemName = (system: string): string => SYSTEMS[system] ?? system;

/** A language tag that browsers understand; undefined for what only looks like one. */
export function langOf(language: string | null): string | undefined {
  try {
    return language ? Intl.getCanonicalLocales(language)[0] : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
