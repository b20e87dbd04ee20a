import '../../desk/bookings-desk.css';
import '../patients.css';
import { type ClinicPatientRecord, getClinicPatient, MOST_PATIENT_BOOKINGS } from '@travesia/contracts/bookings';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { patientsTexts } from '../texts.ts';
import { PatientVisits } from './patient-visits.tsx';
import { StageBadge, type StageBadgeProps } from './stage-badge.tsx';

export interface PatientScreenProps extends Pick<StageBadgeProps, 'ofJourney'> {
  id: string;
  /** Their journeys at the clinic. */
  journeys?: ((patient: ClinicPatientRecord) => ReactNode) | undefined;
}

/** A patient of the clinic: who they are, how to reach them, what they booked and paid. */
export function PatientScreen({ id, journeys, ofJourney }: PatientScreenProps) {
  const t = useTexts(patientsTexts);
  const { base } = useClinicArea();
  const { data, problem, reload } = useCall(getClinicPatient, { params: { id } });
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('record.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="stack-wide">
      <BackLink to={`${base}/patients`}>{t('title')}</BackLink>
      {data ? <Head patient={data} ofJourney={ofJourney} /> : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <div className="patient-facts">
            <Contact patient={data} />
            <Balances patient={data} />
          </div>
          <section aria-labelledby="patient-bookings" className="stack">
            <h2 id="patient-bookings">{t('record.bookings')}</h2>
            <PatientVisits bookings={data.bookings} base={`${base}/bookings`} />
            {data.booking_count > data.bookings.length ? (
              <p className="small muted">{t('record.newest', { count: MOST_PATIENT_BOOKINGS })}</p>
            ) : null}
          </section>
          {/* Loaded by itself: below, so that nothing moves. */}
          {journeys?.(data)}
        </>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

interface HeadProps extends Pick<StageBadgeProps, 'ofJourney'> {
  patient: ClinicPatientRecord;
}

function Head({ patient, ofJourney }: HeadProps) {
  const { name, booking_count: count, changed_at: at } = patient;
  const t = useTexts(patientsTexts);
  const format = useFormat();
  return (
    <header className="stack-tight">
      <h1>{name ?? t('deleted')}</h1>
      <p className="row">
        <StageBadge patient={patient} ofJourney={ofJourney} />
        <span>{t('bookings', { count })}</span>
        <span className="muted">{t('record.changed', { date: format.dayOf(at, ownTimeZone()) })}</span>
      </p>
    </header>
  );
}

function Contact({ patient: { name, country, language, contact } }: { patient: ClinicPatientRecord }) {
  const t = useTexts(patientsTexts);
  const format = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const zone = contact?.time_zone;
  return (
    <section aria-labelledby="patient-contact" className="stack">
      <h2 id="patient-contact">{t('record.contact')}</h2>
      <dl className="booking-facts">
        {country ? (
          <>
            <dt>{t('column.country')}</dt>
            <dd>{format.region(country)}</dd>
          </>
        ) : null}
        <dt>{t('record.language')}</dt>
        <dd>{format.languageAlone(language)}</dd>
        {zone ? (
          <>
            <dt>{t('record.zone')}</dt>
            <dd>
              {format.place(zone)}
              <span className="admin-second num">{t('record.now', { time: format.time(now, zone) })}</span>
            </dd>
          </>
        ) : null}
        {contact?.email ? (
          <>
            <dt>{t('record.email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        ) : null}
        {contact?.phone ? (
          <>
            <dt>{t('record.phone')}</dt>
            <dd>
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </dd>
          </>
        ) : null}
      </dl>
      {contact ? null : <p className="small muted">{t(name === null ? 'record.gone' : 'record.hidden')}</p>}
      <p className="small muted">{t('record.logged')}</p>
    </section>
  );
}

function Balances({ patient: { money } }: { patient: ClinicPatientRecord }) {
  const t = useTexts(patientsTexts);
  const format = useFormat();
  return (
    <section aria-labelledby="patient-money" className="stack">
      <h2 id="patient-money">{t('record.money')}</h2>
      {money.length ? (
        money.map(({ paid, remaining }) => (
          <dl key={paid.currency} className="booking-facts">
            <dt>{t('column.paid')}</dt>
            <dd className="num">{format.money(paid)}</dd>
            <dt>{t('column.remaining')}</dt>
            <dd className="num">{format.money(remaining)}</dd>
          </dl>
        ))
      ) : (
        <p className="muted">{t('record.noMoney')}</p>
      )}
      {money.length ? <p className="small muted">{t('record.basis')}</p> : null}
    </section>
  );
}
