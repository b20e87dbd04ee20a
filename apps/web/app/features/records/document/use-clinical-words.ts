import { type ClinicalDate, type ClinicalEntry, codeWord } from '@travesia/contracts/records';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { clinicalDate, whenShape } from './clinical-dates.ts';
import { documentTexts } from './texts.ts';

type Key = keyof (typeof documentTexts)['messages']['en'];

/** A word for reading: ours, or as the document has it, which is in the document’s language. */
export interface Word {
  text: string;
  isWritten: boolean;
}

const ours = (text: string): Word => ({ text, isWritten: false });

const isKey = (key: string): key is Key => Object.hasOwn(documentTexts.messages.en, key);

/** What lasts until it is said to be over. */
const LASTING = new Set<string>(['problem', 'medication', 'allergy']);
const OVER = new Set(['resolved', 'inactive', 'remission', 'completed', 'stopped']);
/** The usual status of results, which says nothing to people. */
const USUAL = 'final';

/** Words for the codes, dates and facts of clinical statements. */
export function useClinicalWords() {
  const t = useTexts(documentTexts);
  const locale = useLocale();
  const wordOf = (key: string, written: string): Word =>
    isKey(key) ? ours(t(key)) : { text: written, isWritten: true };
  const dateOf = (date: ClinicalDate): string => clinicalDate(locale, date);
  const whenOf = ({ kind, when, clinical_status: clinical, status }: ClinicalEntry): Word[] => {
    const shaped = whenShape(when, LASTING.has(kind) && !OVER.has(clinical ?? status ?? ''));
    if (!shaped) return [];
    if (shaped.shape === 'text') return [{ text: shaped.text, isWritten: true }];
    if (shaped.shape === 'at') return [ours(dateOf(shaped.date))];
    if (shaped.shape === 'between')
      return [ours(t('when.between', { start: dateOf(shaped.start), end: dateOf(shaped.end) }))];
    return [ours(t(`when.${shaped.shape}`, { date: dateOf(shaped.date) }))];
  };
  const severityOf = (severity: string): Word => {
    const word = wordOf(`severity.${codeWord(severity)}`, severity);
    return { ...word, text: t('entry.severity', { word: word.text }) };
  };
  return {
    dateOf,
    criticalityOf: (written: string): Word => wordOf(`criticality.${codeWord(written)}`, written),
    /** The line below a statement: when it was, how it stands, who says so. */
    factsOf: (entry: ClinicalEntry): Word[] => {
      const { clinical_status: clinical, status, verification_status: certainty, severity, recorded, author } = entry;
      const state = clinical ?? status;
      return [
        ...whenOf(entry),
        ...(state && state !== USUAL ? [wordOf(`status.${codeWord(state)}`, state)] : []),
        ...(certainty ? [wordOf(`certainty.${codeWord(certainty)}`, certainty)] : []),
        ...(severity ? [severityOf(severity)] : []),
        ...(recorded && !entry.when.start ? [ours(t('entry.recorded', { date: dateOf(recorded) }))] : []),
        ...(author ? [ours(t('entry.author', { author }))] : []),
      ];
    },
  };
}
