import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { planTexts } from '../texts.ts';
import { CardDialog } from './card-dialog.tsx';

interface DriverCardProps {
  entry: Pick<ItineraryEntry, 'title' | 'place' | 'address' | 'phone'>;
  onClose: () => void;
}

/** An address in large letters, as a driver there reads it. */
export function DriverCard({ entry: { title, place, address, phone }, onClose }: DriverCardProps) {
  const t = useTexts(planTexts);
  return (
    <CardDialog title={t('driver.title', { title })} className="plan-driver" onClose={onClose}>
      <div className="plan-driver-text">
        {place ? <p className="plan-driver-place">{place}</p> : null}
        <p className="plan-driver-address">{address}</p>
        {phone ? (
          <p>
            <a className="plan-driver-phone num" href={phoneAddress(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </p>
        ) : null}
      </div>
    </CardDialog>
  );
}
