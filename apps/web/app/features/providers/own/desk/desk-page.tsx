import { listClinicJourneys } from '@travesia/contracts/journeys';
import { type ClinicOverview, getClinicOverview } from '@travesia/contracts/providers';
import { type ReactNode, use, useState } from 'react';
import { useClinicArea } from '../../../contexts/index.ts';
import { partOfDay } from '../../../../lib/dates/part-of-day.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicPage, PersonContext } from '../../../portal/index.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';
import { DeskFigures } from './desk-figures.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { DeskCredentials } from './desk-credentials.tsx';
import { DeskSide } from './desk-side.tsx';
import { mainAct } from './main-act.ts';
import { OLDEST_JOURNEYS } from './oldest-journeys.ts';
import { TodaysAppointments, type VisitExtra } from './todays-appointments.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

interface DeskPageProps {
  /** Patients who wait for an answer, before those who sent a request. */
  waiting?: ReactNode;
  /** Patients who are about to come, in the clinic’s zone. */
  arriving?: ((timeZone: string) => ReactNode) | undefined;
  /** What a row of today’s appointments adds. */
  visitExtra?: VisitExtra | undefined;
  children?: ReactNode;
}

/** `/provider/dashboard`: the clinic at a glance, with what its route adds. */
export function DeskPage({ waiting, arriving, visitExtra, children }: DeskPageProps) {
  const t = useTexts(clinicTexts);
  return (
    <ClinicPage title={t('desk.title')} description={t('desk.description')} feature="provider_nav_dashboard">
      <Desk waiting={waiting} arriving={arriving} visitExtra={visitExtra} />
      {children}
    </ClinicPage>
  );
}

function Desk({ waiting, arriving, visitExtra }: Omit<DeskPageProps, 'children'>) {
  const language = useLocale();
  const overview = useCall(getClinicOverview, { query: { language, currency: 'USD' } });
  return (
    <>
      <DeskHead overview={overview.data} />
      <LoadState loaded={overview} tall>
        {(data) => (
          <>
            <DeskNotices overview={data} />
            <DeskFigures overview={data} />
            <div className="portal-columns">
              <div className="load-in-order">
                {waiting}
                <WaitingRequests requests={data.requests} />
                <TodaysAppointments overview={data} extra={visitExtra} />
                {arriving?.(data.clinic.time_zone)}
                <DeskCredentials overview={data} onRenewed={() => void overview.reload()} />
              </div>
              <DeskSide overview={data} />
            </div>
          </>
        )}
      </LoadState>
    </>
  );
}

function DeskHead({ overview }: { overview: ClinicOverview | null }) {
  const t = useTexts(clinicTexts);
  const path = useLocalPath();
  const whose = useWhose();
  const { base } = useClinicArea();
  const person = use(PersonContext);
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const name = overview?.clinic.name ?? '';
  const heading = whose === 'own' ? t(`greeting.${part}`, { name: person?.first_name ?? '' }) : name || t('desk.title');
  const journeys = useCall(listClinicJourneys, { query: OLDEST_JOURNEYS }, { keep: true });
  const act = overview ? mainAct(overview, journeys.data?.data[0]) : null;
  return (
    <header className="desk-head">
      <div>
        <h1>{heading}</h1>
        {overview ? <DeskLead overview={overview} journeys={journeys.data?.counts.to_answer ?? 0} /> : null}
      </div>
      {overview ? (
        <p className="row">
          {overview.clinic.listed ? (
            <LinkButton icon="eye" href={path(`/providers/${overview.clinic.slug}`)}>
              {t('desk.public')}
            </LinkButton>
          ) : null}
          {act ? (
            <ScreenLink to={`${base}/${act.path}`} className="btn btn-primary">
              {t(`desk.${act.name}`)}
            </ScreenLink>
          ) : null}
        </p>
      ) : null}
    </header>
  );
}

/** Who waits for the clinic, in words. */
function DeskLead({ overview: { clinic, requests }, journeys }: { overview: ClinicOverview; journeys: number }) {
  const t = useTexts(clinicTexts);
  const whose = useWhose();
  const { name } = clinic;
  const { waiting } = requests;
  if (!waiting && !journeys) return <p>{t(`lead.${whose}`, { name })}</p>;
  const told = waiting && journeys ? 'both' : waiting ? 'requests' : 'journeys';
  return <p>{t(`lead.${told}`, { name, count: waiting || journeys, journeys })}</p>;
}
