import '../records.css';
import { listJourneyRecords, recordsChangedLive } from '@travesia/contracts/records';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useLive } from '../../../lib/live/use-live.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { RecordCard } from '../list/record-card.tsx';
import type { ShareJourney } from '../sharing/share-dialog-props.ts';
import { OwnEmergencies } from '../emergency/own-emergencies.tsx';
import { OwnRequests } from '../requests/own-requests.tsx';
import { ChooseRecords } from './choose-records.tsx';
import { onJourneyTexts } from './texts.ts';

export interface OwnJourneyRecordsProps {
  journey: ShareJourney;
  /** Whether its clinic can still be given something. */
  isOpen: boolean;
}

/** The records that a patient shares with the clinic of a journey, and the way to share more. */
export function OwnJourneyRecords({ journey, isOpen }: OwnJourneyRecordsProps) {
  const t = useTexts(onJourneyTexts);
  const loaded = useCall(listJourneyRecords, { params: { id: journey.id } });
  const { reload } = loaded;
  useLive(recordsChangedLive, ({ journey_id: changed }) => {
    if (changed === journey.id) void reload();
  });
  const [choosing, setChoosing] = useState(false);
  if (!isOpen && loaded.data?.data.length === 0 && loaded.data.requests.length === 0) return null;
  return (
    <section className="portal-section stack" aria-labelledby="records">
      <div className="portal-section-head">
        <h2 id="records" tabIndex={-1}>
          {t('heading')}
        </h2>
      </div>
      <OwnEmergencies journeyId={journey.id} />
      <LoadState loaded={loaded}>
        {({ data, requests }) => (
          <>
            <OwnRequests
              journey={journey}
              requests={requests}
              shared={data.map(({ id }) => id)}
              reload={loaded.reload}
            />
            <p className="small muted">{t(data.length ? 'own.shared' : 'own.none', { clinic: journey.clinic })}</p>
            {data.length ? (
              <ul className="record-list">
                {data.map((record) => (
                  <li key={record.id}>
                    <RecordCard record={record} />
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </LoadState>
      <p className="row">
        {isOpen ? (
          <Button type="button" icon="share-2" onClick={() => setChoosing(true)}>
            {t('own.share')}
          </Button>
        ) : null}
        <ScreenLink to="/medical-records">{t('own.all')}</ScreenLink>
      </p>
      {choosing ? (
        <ChooseRecords
          journey={journey}
          shared={loaded.data?.data.map(({ id }) => id) ?? []}
          onShared={() => void loaded.reload()}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  );
}
