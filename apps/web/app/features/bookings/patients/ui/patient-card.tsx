import { listClinicPatients } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { BookingWhen } from '../../desk/ui/booking-when.tsx';
import { patientsTexts } from '../texts.ts';
import { StageBadge, type StageBadgeProps } from './stage-badge.tsx';

interface PatientCardProps extends Pick<StageBadgeProps, 'ofJourney'> {
  id: string;
  /** Path of the clinic’s list of patients. */
  base: string;
}

/** A patient in a few lines, beside what one does for them; nothing for someone who has not booked at the clinic. */
export function PatientCard({ id, base, ofJourney }: PatientCardProps) {
  const t = useTexts(patientsTexts);
  const format = useFormat();
  const { data, problem } = useCall(listClinicPatients, { query: { id, limit: 1 } });
  if (problem) return null;
  if (!data) return <Skeleton height="5rem" />;
  const [patient] = data.data;
  if (!patient) return null;
  const { country, language, next, money } = patient;
  return (
    <section>
      <h2>{t('record.title')}</h2>
      <p>
        <StageBadge patient={patient} ofJourney={ofJourney} />
      </p>
      <p className="small muted">
        {[country && format.region(country), format.languageAlone(language)].filter(Boolean).join(' · ')}
      </p>
      {next ? (
        <p className="small">
          <span className="muted">{t('column.next')}:</span> <BookingWhen booking={next} />
        </p>
      ) : null}
      {money.map(({ paid, remaining }) => (
        <p key={paid.currency} className="small num">
          {t('visit.paid', { amount: format.money(paid) })} ·{' '}
          {t('visit.remaining', { amount: format.money(remaining) })}
        </p>
      ))}
      <p>
        <ScreenLink to={`${base}/${id}`}>{t('card.open')}</ScreenLink>
      </p>
    </section>
  );
}
