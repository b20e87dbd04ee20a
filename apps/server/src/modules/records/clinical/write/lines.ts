import type { ClinicalEntry } from '@travesia/contracts/records';
import type { Locale, Localized } from '@travesia/contracts/kit';

const NEGATED: Localized = {
  en: 'ruled out or not done',
  es: 'descartado o no realizado',
  pt: 'descartado ou não realizado',
};

/** An entry as one line of a narrative. Words and codes of documents stay in their language. */
export function lineOf(entry: ClinicalEntry, language: Locale): string {
  const { start, end, text } = entry.when;
  const when = [start?.value, end?.value].filter(Boolean).join(' – ') || text;
  const values = entry.values.map(({ name, text: value, range }) =>
    [name === null ? value : `${name}: ${value}`, range === null ? '' : `[${range}]`].filter(Boolean).join(' '),
  );
  const isNegated = entry.standing === 'negated';
  const states = [entry.clinical_status, entry.verification_status, entry.criticality, entry.severity];
  return [
    entry.text || entry.resource_type,
    isNegated ? NEGATED[language] : '',
    ...values,
    entry.dose,
    ...states,
    ...entry.reactions,
    when,
    ...entry.notes,
  ]
    .filter(Boolean)
    .join(' · ');
}
