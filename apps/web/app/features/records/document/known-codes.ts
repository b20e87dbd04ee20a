import type { Interpretation } from '@travesia/contracts/records';

/** Values that are not as expected are marked by a sign and a word, not by color alone. */
export const MARKS: Partial<Record<Interpretation, 'arrow-up' | 'arrow-down' | 'triangle-alert'>> = {
  high: 'arrow-up',
  low: 'arrow-down',
  critical_high: 'arrow-up',
  critical_low: 'arrow-down',
  abnormal: 'triangle-alert',
  critical: 'triangle-alert',
};

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
