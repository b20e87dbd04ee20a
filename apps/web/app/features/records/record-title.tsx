import type { MedicalRecord } from '@travesia/contracts/records';
import { Badge } from '../../ui/badge/badge.tsx';
import { KindIcon } from './record-icon.tsx';
import { useRecordWords } from './words/use-record-words.ts';

/** The heading of a record's page: what it is, and where it comes from as the reader is told. */
export function RecordTitle({ record, origin }: { record: MedicalRecord; origin: string | null }) {
  const { categoryOf, kindOf, factsOf } = useRecordWords();
  const { kind, title } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <h1>{title}</h1>
        <p className="row small muted num">
          <Badge>{categoryOf(record)}</Badge>
          {[kindOf(record), ...factsOf(record), ...(origin ? [origin] : [])].join(' · ')}
        </p>
      </div>
    </div>
  );
}
