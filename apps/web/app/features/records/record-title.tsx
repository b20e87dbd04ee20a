import type { MedicalRecord } from '@travesia/contracts/records';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { KindIcon } from './record-icon.tsx';
import { recordWords } from './words/texts.ts';
import { useRecordWords } from './use-record-words.ts';

/** The heading of a record's page: what it is, and where it comes from as the reader is told. */
export function RecordTitle({ record, origin }: { record: MedicalRecord; origin: string | null }) {
  const t = useTexts(recordWords);
  const { factsOf } = useRecordWords();
  const { kind, category, title } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <h1>{title}</h1>
        <p className="row small muted num">
          <Badge>{t(`category.${category}`)}</Badge>
          {[t(`kind.${kind}`), ...factsOf(record), ...(origin ? [origin] : [])].join(' · ')}
        </p>
      </div>
    </div>
  );
}
