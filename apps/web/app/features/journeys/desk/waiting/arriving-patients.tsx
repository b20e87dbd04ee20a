import { type Arrival, listArrivals } from '@travesia/contracts/journeys';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import '../journeys-desk.css';
import { waitingTexts } from './texts.ts';

const SHOWN = 6;

/** On the clinic’s dashboard: who lands or is treated within the next days. Roles that may not see them see nothing. */
export function ArrivingPatients({ timeZone }: { timeZone: string }) {
  const t = useTexts(waitingTexts);
  const path = useLocalPath();
  const { base } = useClinicArea();
  const loaded = useCall(listArrivals, {});
  if (loaded.problem?.code === 'access.not_allowed') return null;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="arrivals">
      <div className="portal-section-head">
        <h2 id="arrivals">{t('arrivals.title')}</h2>
        <Link to={path(`${base}/journeys?tab=coming`)}>{t('arrivals.all')}</Link>
      </div>
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length ? (
            <ul className="desk-rows">
              {data.slice(0, SHOWN).map((arrival) => (
                <ArrivalRow key={arrival.id} arrival={arrival} timeZone={timeZone} />
              ))}
            </ul>
          ) : (
            <p className="muted desk-none">{t('arrivals.none')}</p>
          )
        }
      </LoadState>
    </section>
  );
}

/** When they land and when they are treated, in the clinic's time: whoever fetches them is there. */
function ArrivalRow({ arrival, timeZone }: { arrival: Arrival; timeZone: string }) {
  const t = useTexts(waitingTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const { id, patient, treatment, arrives_at: lands, treatment_at: at, overdue_tasks: overdue } = arrival;
  const when = (instant: string) => `${format.dayOf(instant, timeZone)}, ${format.time(instant, timeZone)}`;
  return (
    <li>
      <span>
        <Link to={path(`${base}/journeys/${id}`)} className="strong">
          {patient.name}
        </Link>
        <br />
        <span className="muted">
          {[treatment.name, patient.country ? format.region(patient.country) : null].filter(Boolean).join(' · ')}
        </span>
        {overdue ? (
          <>
            <br />
            <span className="arrival-late small admin-late">
              <Icon name="circle-alert" /> {t('arrivals.overdue', { count: overdue })}
            </span>
          </>
        ) : null}
      </span>
      <span className="num arrival-when">
        <span className="strong">{lands ? t('arrivals.lands', { time: when(lands) }) : t('arrivals.noFlight')}</span>
        <br />
        <span className="muted">{t('arrivals.treated', { time: when(at) })}</span>
      </span>
    </li>
  );
}
