import type { MedicalRecord } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { KindIcon } from '../record-icon.tsx';
import { recordsTexts } from '../texts.ts';
import { useRecordWords } from '../words/use-record-words.ts';

/** A record in the list: what it is, and who can see it. */
export function RecordCard({ record }: { record: MedicalRecord }) {
  const t = useTexts(recordsTexts);
  const { categoryOf, kindOf, factsOf, sourceOf, seenBy } = useRecordWords();
  const { id, kind, title, shares, facts } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <p className="row record-head">
          <ScreenLink to={`/medical-records/${id}`} className="strong record-name">
            {title}
          </ScreenLink>
          <Badge>{categoryOf(record)}</Badge>
        </p>
        <p className="small muted num">{[kindOf(record), ...factsOf(record), sourceOf(record)].join(' · ')}</p>
        {facts.name_differs && facts.patient_name ? (
          <p className="small record-warning">
            <Icon name="triangle-alert" />
            {t('name.differs', { name: facts.patient_name })}
          </p>
        ) : null}
      </div>
      <p className="small record-seen">
        <Icon name={shares.length ? 'eye' : 'lock'} />
        <span>{seenBy(record)}</span>
      </p>
    </div>
  );
}
