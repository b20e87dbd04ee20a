import '../patient.css';
import type { User } from '@travesia/contracts/accounts';
import { useState } from 'react';
import { partOfDay } from '../../../lib/dates/part-of-day.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { DueBalances, UpcomingBookings } from '../../bookings/index.ts';
import { OpenJourneys } from '../../journeys/index.ts';
import { PortalPage } from '../../portal/index.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { firstSteps, nextStep } from '../next-step.ts';
import { patientTexts } from '../texts.ts';
import { useDeviceCount } from '../use-device-count.ts';
import { useDeviceRecords } from '../use-device-records.ts';
import { type OwnThings, useOwnThings } from '../use-own-things.ts';
import { HelpBox } from './parts/help-box.tsx';
import { NextStep } from './parts/next-step.tsx';
import { OtherWays } from './parts/other-ways.tsx';
import { RecordsBox } from './parts/records-box.tsx';
import { SafetyBox } from './parts/safety-box.tsx';
import { WhereYouLeft } from './parts/where-you-left.tsx';

const PATIENTS = ['patient'] as const;

/** `/patient/dashboard`: what to do next. */
export function DashboardPage() {
  const t = useTexts(patientTexts);
  return (
    <PortalPage
      title={t('dashboard.title')}
      description={t('dashboard.description')}
      roles={PATIENTS}
      feature="patient_nav_dashboard"
    >
      <Dashboard />
    </PortalPage>
  );
}

function Dashboard() {
  const t = useTexts(patientTexts);
  const person = useSession((session) => session.user);
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const loaded = useOwnThings();
  // Asked for at the same time; the box that shows it comes with the rest.
  useDeviceCount();
  if (!person) return null;
  return (
    <>
      <h1>{t(`greeting.${part}`, { name: person.first_name })}</h1>
      <LoadState loaded={loaded} tall>
        {(things) => <Things person={person} {...things} />}
      </LoadState>
    </>
  );
}

function Things({ person, saved, sent, bookings, journeys, drafts, dayOf }: OwnThings & { person: User }) {
  const t = useTexts(patientTexts);
  const records = { ...useDeviceRecords(), saved };
  const beginning = { person, sent, bookings, journeys, drafts, ...records };
  const step = nextStep(beginning);
  return (
    <>
      {dayOf ? <dayOf.View journey={dayOf.journey} itinerary={dayOf.itinerary} /> : null}
      <p className="dash-lead">{t(`lead.${step.name}`)}</p>
      <NextStep step={step} steps={firstSteps(beginning)} beginning={beginning} />
      <div className="portal-columns">
        <div>
          <DueBalances />
          <RecordsBox />
          <OpenJourneys journeys={journeys} />
          <UpcomingBookings bookings={bookings} />
          <WhereYouLeft records={records} />
          <OtherWays />
        </div>
        <div>
          <SafetyBox person={person} />
          <HelpBox />
        </div>
      </div>
    </>
  );
}
