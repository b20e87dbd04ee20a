import type { SummarySource } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { useClinicalWords } from '../document/use-clinical-words.ts';
import { summaryTexts } from './texts.ts';

/** Links to the records that say something, with the dates of the documents. */
export function Sources({ sources, label }: { sources: readonly SummarySource[]; label?: string }) {
  const t = useTexts(summaryTexts);
  const { dateOf } = useClinicalWords();
  return (
    <p className="small clinical-sources">
      {label ? <span className="muted">{label}</span> : null}
      {sources.map(({ record_id: id, title, date }) => (
        <ScreenLink key={id} to={`/medical-records/${id}`}>
          {date ? t('source.dated', { title, date: dateOf(date) }) : title}
        </ScreenLink>
      ))}
    </p>
  );
}
