import { getRecordsWaiting } from '@travesia/contracts/records';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { patientTexts } from '../../texts.ts';
import { Row } from './row.tsx';

/** What is polled also reloads when the server tells of a change. */
const LOOK_MS = 5 * 60_000;

/** What there is to do about medical records: clinics that ask for some, files that were not taken. Otherwise nothing. */
export function RecordsBox() {
  const t = useTexts(patientTexts);
  const { data } = useCall(getRecordsWaiting, {}, { every: LOOK_MS });
  if (!data || (data.requests.length === 0 && data.refused === 0)) return null;
  return (
    <section className="portal-section" aria-labelledby="records-waiting">
      <div className="portal-section-head">
        <h2 id="records-waiting">{t('records.heading')}</h2>
        <LocalLink to="/medical-records">{t('records.all')}</LocalLink>
      </div>
      <ul className="dash-rows">
        {data.requests.map(({ journey_id: journey, clinic, count }) => (
          <Row
            key={journey}
            icon="file-text"
            to={`/journey/${journey}#records`}
            title={t('records.asks', { clinic })}
            text={t('records.asksText', { count })}
          />
        ))}
        {data.refused > 0 ? (
          <Row
            icon="circle-alert"
            to="/medical-records"
            title={t('records.refused', { count: data.refused })}
            text={t('records.refusedText')}
          />
        ) : null}
      </ul>
    </section>
  );
}
