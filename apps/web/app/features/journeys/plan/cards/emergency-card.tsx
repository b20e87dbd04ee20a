import { getProfile } from '@travesia/contracts/profiles';
import type { ComponentProps } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { CardDialog } from './card-dialog.tsx';
import { EmergencyFacts } from './emergency-facts.tsx';
import { useClinicPhone } from './use-clinic-phone.ts';
import { useEmergencyNumber } from './use-emergency-number.ts';

interface EmergencyCardProps extends Omit<ItineraryProps, 'show'> {
  onClose: () => void;
}

/** What somebody who helps the patient must know, to print. */
export function EmergencyCard({ journey, itinerary, reader, onClose }: EmergencyCardProps) {
  const t = useTexts(planTexts);
  const { number } = useEmergencyNumber(journey.provider.country);
  const { phone } = useClinicPhone(journey.provider.slug);
  const facts = { journey, itinerary, number, clinicPhone: phone };
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
      {reader === 'patient' ? <OwnFacts {...facts} /> : <EmergencyFacts {...facts} profile={null} />}
    </CardDialog>
  );
}

function OwnFacts(props: Omit<ComponentProps<typeof EmergencyFacts>, 'profile'>) {
  const { data } = useCall(getProfile);
  return <EmergencyFacts {...props} profile={data} />;
}
