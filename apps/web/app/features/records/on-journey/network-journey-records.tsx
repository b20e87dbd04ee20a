import '../records.css';
import { useNavigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EnterClinicButton } from '../../contexts/index.ts';
import { onJourneyTexts } from './texts.ts';

export interface NetworkJourneyRecordsProps {
  journeyId: string;
  clinic: { id: string; name: string };
}

/** On a journey that an organization watches: who reads medical records, and the way to them in an emergency. */
export function NetworkJourneyRecords({ journeyId, clinic }: NetworkJourneyRecordsProps) {
  const t = useTexts(onJourneyTexts);
  const navigate = useNavigate();
  const path = useLocalPath();
  return (
    <section aria-labelledby="records" className="stack">
      <h2 id="records">{t('heading')}</h2>
      <Notice icon="lock">
        <p>{t('network.hidden')}</p>
        <p className="notice-actions">
          <EnterClinicButton
            via="organization"
            clinic={clinic}
            size="small"
            onEntered={() => void navigate(path(`/provider/${clinic.id}/journeys/${journeyId}#records`))}
          >
            {t('network.enter')} <span className="sr-only">{clinic.name}</span>
          </EnterClinicButton>
        </p>
      </Notice>
    </section>
  );
}
