import { listLocations } from '@travesia/contracts/catalog';
import { getProfile } from '@travesia/contracts/profiles';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { CardDialog } from './card-dialog.tsx';

interface EmergencyCardProps extends ItineraryProps {
  onClose: () => void;
}

/** What somebody who helps the patient must know, to print. */
export function EmergencyCard({ journey, itinerary, reader, onClose }: EmergencyCardProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { provider, patient, treatment, booking, reference } = journey;
  const number = useEmergencyNumber(provider.country);
  const phones = [
    ...new Map(itinerary.data.filter(({ phone }) => phone).map((entry) => [entry.phone, entry])).values(),
  ];
  return (
    <CardDialog
      title={t('emergency.title')}
      className="plan-emergency"
      onClose={onClose}
      foot={
        <Button type="button" variant="primary" icon="printer" onClick={() => window.print()}>
          {t('emergency.print')}
        </Button>
      }
    >
      {number ? (
        <p className="plan-emergency-number">
          <a href={`tel:${number}`}>
            {t('emergency.number', { country: provider.country })} <strong className="num">{number}</strong>
          </a>
        </p>
      ) : null}
      <Facts
        items={[
          { name: t('emergency.name'), value: <strong>{patient.name}</strong> },
          {
            name: t('emergency.treatment'),
            value: itinerary.treatment_on
              ? t('emergency.treatmentOn', { treatment: treatment.name, day: format.date(itinerary.treatment_on) })
              : treatment.name,
          },
          {
            name: t('emergency.clinic'),
            value: [provider.name, provider.city, provider.country].filter(Boolean).join(', '),
          },
          ...(booking?.clinician ? [{ name: t('emergency.clinician'), value: booking.clinician }] : []),
          { name: t('emergency.reference'), value: <span className="num">{reference}</span> },
          ...phones.map(({ id, title, phone }) => ({
            name: title,
            value: (
              <a key={id} className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            ),
          })),
        ]}
      />
      {reader === 'patient' ? <OwnFacts /> : null}
    </CardDialog>
  );
}

function useEmergencyNumber(country: string): string | null {
  const language = useLocale();
  const { currency } = useSite();
  const { data } = useCall(listLocations, { query: { language, currency } });
  return data?.data.find(({ name }) => name === country)?.emergency_number ?? null;
}

/** What the patient’s own profile says; nobody else reads it here. */
function OwnFacts() {
  const t = useTexts(planTexts);
  const { data } = useCall(getProfile);
  if (!data) return null;
  const { health, emergency } = data;
  const { blood_group: blood, allergies } = health.values;
  const { name, phone } = emergency.values;
  const items = [
    ...(blood ? [{ name: t('emergency.blood'), value: <strong>{blood.replace('-', '−')}</strong> }] : []),
    ...(allergies ? [{ name: t('emergency.allergies'), value: allergies }] : []),
    ...(name || phone ? [{ name: t('emergency.contact'), value: [name, phone].filter(Boolean).join(' · ') }] : []),
  ];
  return items.length ? <Facts items={items} /> : null;
}
