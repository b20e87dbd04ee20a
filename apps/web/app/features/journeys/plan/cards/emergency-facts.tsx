import type { ItineraryEntry } from '@travesia/contracts/journeys';
import type { Profile } from '@travesia/contracts/profiles';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { currentBooking } from '../current-booking.ts';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';

interface EmergencyFactsProps extends Pick<ItineraryProps, 'journey' | 'itinerary'> {
  /** The emergency number where the clinic is; null if it isn’t known. */
  number: string | null;
  /** The clinic’s telephone number; null if it has none. */
  clinicPhone: string | null;
  /** What the patient’s own profile says; null for everybody else, who doesn’t read it here. */
  profile: Profile | null;
}

/** Everything that whoever helps the patient must know: numbers to call first. */
export function EmergencyFacts({ journey, itinerary, number, clinicPhone, profile }: EmergencyFactsProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { provider, patient, treatment, reference, trip } = journey;
  const booking = currentBooking(journey);
  // A hotel that also drives its guests is known by the hotel; that of another trip doesn’t know them now.
  const reached = itinerary.data
    .filter((entry) => entry.phone && entry.trip === trip)
    .toSorted((a, b) => rank(a) - rank(b));
  const phones = [...new Map(reached.map((entry) => [entry.phone, entry])).values()];
  return (
    <>
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
          ...(clinicPhone
            ? [
                {
                  name: t('emergency.clinicPhone'),
                  value: (
                    <a className="num" href={phoneAddress(clinicPhone)}>
                      {clinicPhone}
                    </a>
                  ),
                },
              ]
            : []),
          ...(booking?.clinician ? [{ name: t('emergency.clinician'), value: booking.clinician }] : []),
          { name: t('emergency.reference'), value: <span className="num">{reference}</span> },
          ...phones.map(({ id, kind, title, place, phone }) => ({
            name: kind === 'stay' ? place || title : title,
            value: (
              <a key={id} className="num" href={phoneAddress(phone)}>
                {phone}
              </a>
            ),
          })),
        ]}
      />
      {profile ? <OwnFacts profile={profile} /> : null}
    </>
  );
}

const rank = ({ kind }: ItineraryEntry): number => Number(kind === 'stay');

function OwnFacts({ profile: { health, emergency } }: { profile: Profile }) {
  const t = useTexts(planTexts);
  const { blood_group: blood, allergies } = health.values;
  const { name, phone } = emergency.values;
  const items = [
    ...(blood ? [{ name: t('emergency.blood'), value: <strong>{blood.replace('-', '−')}</strong> }] : []),
    ...(allergies ? [{ name: t('emergency.allergies'), value: allergies }] : []),
    ...(name || phone ? [{ name: t('emergency.contact'), value: [name, phone].filter(Boolean).join(' · ') }] : []),
  ];
  return items.length ? <Facts items={items} /> : null;
}
