import '../records.css';
import { listJourneyRecords } from '@travesia/contracts/records';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { DeskRecordCard } from './desk-record-card.tsx';
import { onJourneyTexts } from './texts.ts';

/** The records that the patient of a journey shares with its clinic. */
export function DeskJourneyRecords({ journeyId }: { journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const loaded = useCall(listJourneyRecords, { params: { id: journeyId } });
  return (
    <section aria-labelledby="records" className="stack">
      <h2 id="records" tabIndex={-1}>
        {t('heading')}
      </h2>
      <LoadState loaded={loaded}>
        {({ data, ended }) => (
          <>
            <p className="small muted">{t(data.length ? 'desk.shared' : 'desk.none')}</p>
            {data.length ? (
              <ul className="record-list">
                {data.map((record) => (
                  <li key={record.id}>
                    <DeskRecordCard record={record} journeyId={journeyId} />
                  </li>
                ))}
              </ul>
            ) : null}
            {ended ? <p className="small muted">{t('desk.ended', { count: ended })}</p> : null}
          </>
        )}
      </LoadState>
    </section>
  );
}
