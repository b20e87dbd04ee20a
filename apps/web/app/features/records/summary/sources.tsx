import type { ClinicalDate, SummarySource } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { useClinicalWords } from '../document/use-clinical-words.ts';
import { summaryTexts } from './texts.ts';

/** The day is enough to tell documents apart. */
const dayOf = ({ value, precision }: ClinicalDate): ClinicalDate => ({
  value,
  precision: precision === 'time' ? 'day' : precision,
});

/** Links to the records that say something, with the dates of the documents. */
export function Sources({ sources, label }: { sources: readonly SummarySource[]; label?: string }) {
  const t = useTexts(summaryTexts);
  const { dateOf } = useClinicalWords();
  return (
    <p className="small clinical-sources">
      {label ? <span className="muted">{label}</span> : null}
      {sources.map(({ record_id: id, title, date }) => (
        <ScreenLink key={id} to={`/medical-records/${id}`}>
          {date ? t('source.dated', { title, date: dateOf(dayOf(date)) }) : title}
        </ScreenLink>
      ))}
    </p>
  );
}
