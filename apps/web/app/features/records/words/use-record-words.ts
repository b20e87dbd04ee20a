import type { MedicalRecord, RecordShare } from '@travesia/contracts/records';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { recordWords } from './texts.ts';

const YEAR = 4;
const MONTH = 7;

/** Words for what a record is: its date as far as it is known, where it comes from, who can see it. */
export function useRecordWords() {
  const t = useTexts(recordWords);
  const format = useFormat();
  const locale = useLocale();
  const dateOf = (date: string): string => {
    if (date.length === YEAR) return date;
    return date.length === MONTH ? format.date(`${date}-01`, 'month') : format.date(date);
  };
  const shareOf = ({ clinic, expires_at: until }: RecordShare): string =>
    t('seen.until', { clinic, day: format.dayOf(until, ownTimeZone()) });
  return {
    categoryOf: ({ category }: Pick<MedicalRecord, 'category'>): string => t(`category.${category}`),
    kindOf: ({ kind }: Pick<MedicalRecord, 'kind'>): string => t(`kind.${kind}`),
    dateOf,
    shareOf,
    sourceOf: ({ source }: MedicalRecord): string => source.clinic ?? t('source.own'),
    seenBy: ({ shares }: MedicalRecord): string => (shares.length ? format.list(shares.map(shareOf)) : t('seen.own')),
    factsOf: ({ kind, document_date: date, files, bytes, facts }: MedicalRecord): string[] => [
      ...(date ? [dateOf(date)] : []),
      ...(kind === 'dicom' ? [[facts.modality, t('images', { count: files })].filter(Boolean).join(' ')] : []),
      fileSize(locale, bytes),
    ],
  };
}
