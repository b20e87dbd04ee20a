import { getProfile } from '@travesia/contracts/profiles';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import type { ItineraryProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';
import { CardDialog } from './card-dialog.tsx';
import { EmergencyFacts } from './emergency-facts.tsx';
import { useEmergencyNumber } from './use-emergency-number.ts';

interface EmergencyCardProps extends Omit<ItineraryProps, 'show'> {
  onClose: () => void;
}

/** What somebody who helps the patient must know, to print. */
export function EmergencyCard({ journey, itinerary, reader, onClose }: EmergencyCardProps) {
  const t = useTexts(planTexts);
  const { number } = useEmergencyNumber(journey.provider.country);
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
      {reader === 'patient' ? (
        <OwnFacts journey={journey} itinerary={itinerary} number={number} />
      ) : (
        <EmergencyFacts journey={journey} itinerary={itinerary} number={number} profile={null} />
      )}
    </CardDialog>
  );
}

function OwnFacts(props: Pick<ItineraryProps, 'journey' | 'itinerary'> & { number: string | null }) {
  const { data } = useCall(getProfile);
  return <EmergencyFacts {...props} profile={data} />;
}
