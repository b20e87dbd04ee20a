import type { MedicalRecord } from '@travesia/contracts/records';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { KindIcon } from '../record-icon.tsx';
import { useRecordWords } from '../words/use-record-words.ts';
import { onJourneyTexts } from './texts.ts';

/** A shared record in the clinic’s list. */
export function DeskRecordCard({ record, journeyId }: { record: MedicalRecord; journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const { base } = useClinicArea();
  const { categoryOf, kindOf, factsOf } = useRecordWords();
  const { id, kind, title, facts } = record;
  return (
    <div className="record-card">
      <KindIcon kind={kind} />
      <div className="record-about">
        <p className="row record-head">
          <ScreenLink to={`${base}/journeys/${journeyId}/records/${id}`} className="strong record-name">
            {title}
          </ScreenLink>
          <Badge>{categoryOf(record)}</Badge>
        </p>
        <p className="small muted num">{[kindOf(record), ...factsOf(record)].join(' · ')}</p>
        {facts.name_differs && facts.patient_name ? (
          <p className="small record-warning">
            <Icon name="triangle-alert" />
            {t('desk.differs', { name: facts.patient_name })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
