import '../records.css';
import type { MedicalRecord } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { KindIcon } from '../record-icon.tsx';
import { useRecordWords } from '../words/use-record-words.ts';
import { givenTexts } from './texts.ts';

interface GivenListProps {
  records: readonly MedicalRecord[];
  /** Address of the page under which each record has its own. */
  under: string;
}

/** Records that somebody outside of the clinics can read. Needs no script. */
export function GivenList({ records, under }: GivenListProps) {
  const t = useTexts(givenTexts);
  if (records.length === 0) return <p className="muted">{t('empty')}</p>;
  return (
    <ul className="record-list">
      {records.map((record) => (
        <li key={record.id}>
          <Card record={record} to={`${under}/${record.id}`} />
        </li>
      ))}
    </ul>
  );
}

function Card({ record, to }: { record: MedicalRecord; to: string }) {
  const { categoryOf, kindOf, factsOf } = useRecordWords();
  const { kind, title } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <p className="row record-head">
          <ScreenLink to={to} className="strong record-name">
            {title}
          </ScreenLink>
          <Badge>{categoryOf(record)}</Badge>
        </p>
        <p className="small muted num">{[kindOf(record), ...factsOf(record)].join(' · ')}</p>
      </div>
    </div>
  );
}
