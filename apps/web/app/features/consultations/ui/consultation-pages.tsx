import '../consultations.css';
import { isId } from '../../../lib/forms/is-id.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ClinicPage, PortalPage } from '../../portal/index.ts';
import { consultationTexts } from '../texts.ts';
import { ConsultationScreen } from './consultation-screen.tsx';
import { UnknownConsultation } from './unknown-consultation.tsx';

/** `/consultations/:id`: the room of one’s own online consultation. */
export function OwnConsultationPage({ id }: { id: string }) {
  const t = useTexts(consultationTexts);
  return (
    <PortalPage title={t('title')} description={t('lead')} feature="patient_nav_bookings">
      <Screen id={id} bookings="/bookings" />
    </PortalPage>
  );
}

/** `/provider/consultations/:id`: the room of an online consultation of the clinic. */
export function ClinicConsultationPage({ id }: { id: string }) {
  const t = useTexts(consultationTexts);
  return (
    <ClinicPage title={t('title')} description={t('lead')} feature="provider_nav_bookings" isSame>
      <Screen id={id} bookings="/provider/bookings" />
    </ClinicPage>
  );
}

function Screen({ id, bookings }: { id: string; bookings: string }) {
  if (!isId(id)) return <UnknownConsultation bookings={bookings} />;
  return <ConsultationScreen key={id} id={id} bookings={bookings} />;
}
