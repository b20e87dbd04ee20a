import '../journeys-desk.css';
import { listClinicJourneys } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { journeyDeskTexts } from '../texts.ts';
import { AnswerClock } from '../waiting/answer-clock.tsx';

/** Most journeys of people of one name. */
const MOST = 50;

/** On a patient’s record: their journeys at the clinic, if there are any. */
export function PatientJourneys({ id, name }: { id: string; name: string }) {
  const t = useTexts(journeyDeskTexts);
  const { base } = useClinicArea();
  const { data } = useCall(listClinicJourneys, { query: { q: name, limit: MOST } });
  // Others may have the same name.
  const own = data?.data.filter(({ patient }) => patient.id === id) ?? [];
  if (!own.length) return null;
  return (
    <section aria-labelledby="patient-journeys" className="stack">
      <h2 id="patient-journeys">{t('patient.title')}</h2>
      <ul className="journey-lines">
        {own.map(({ id: journey, treatment, status, reference, answer_due_at: due }) => (
          <li key={journey}>
            <span className="row">
              <ScreenLink to={`${base}/journeys/${journey}`} className="admin-row-link">
                {treatment.name}
              </ScreenLink>
              <JourneyBadge status={status} />
              {due ? <AnswerClock dueAt={due} /> : null}
            </span>
            <span className="admin-second num">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
