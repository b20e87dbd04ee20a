import type { ClinicalCode } from '@travesia/contracts/records';

/** What a code says about all of a kind, or a part of it: that there is none, or that nothing is known. */
export type Absence = { says: 'none_known' | 'not_known'; isWhole: boolean };

const WHOLE = new Set(['allergies', 'problems', 'medications', 'procedures', 'immunizations', 'devices']);
/** Codes of SNOMED CT for “none known”: of all, and of a part. */
const SNOMED_NONE: Readonly<Record<string, boolean>> = {
  '716186003': true,
  '160245001': true,
  '787481004': true,
  '787480003': true,
  '409137002': false,
  '428607008': false,
  '429625007': false,
};
/** Words that mean nothing else, for systems that write no codes. */
const NONE_IN_WORDS =
  /^(no known (drug |medication |food )?allerg(y|ies)|nkd?a|sin alergias conocidas|no se conocen alergias|niega alergias|sem alergias conhecidas|nega alergias|no known (problems|medications|procedures)|sin (medicación|medicamentos) actual(es)?)\.?$/i;
const OF_A_PART = /drug|medication allerg|food|nkda/i;

function byCode({ system, code }: ClinicalCode): Absence | null {
  if (system === 'http://snomed.info/sct' && code in SNOMED_NONE)
    return { says: 'none_known', isWhole: SNOMED_NONE[code] ?? false };
  // Earlier editions of the summary named the code system otherwise.
  if (!system?.includes('absent-unknown')) return null;
  const none = /^no-known-(.+)$/.exec(code)?.[1];
  if (none) return { says: 'none_known', isWhole: WHOLE.has(none) };
  return /^no-.+-info$/.test(code) ? { says: 'not_known', isWhole: true } : null;
}

/** Whether a concept says that there is none or that it isn’t known; null if it names something. */
export function absenceOf(codes: readonly ClinicalCode[], text: string | null): Absence | null {
  for (const code of codes) {
    const found = byCode(code);
    if (found) return found;
  }
  // Other codes beside such words mean something that we don’t know.
  if (text === null || codes.length > 0 || !NONE_IN_WORDS.test(text)) return null;
  return { says: 'none_known', isWhole: !OF_A_PART.test(text) };
}
