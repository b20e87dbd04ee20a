import { getProvider } from '@travesia/contracts/providers';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { bookingTexts } from '../../texts.ts';

/** Where the clinic is, with a map, and its telephone number. */
export function ClinicAddress({ slug }: { slug: string }) {
  const t = useTexts(bookingTexts);
  const language = useLocale();
  const { data } = useCall(getProvider, { params: { id: slug }, query: { language } });
  if (!data) return null;
  const { address, lat, lon, phone } = data;
  const line = [address.street, address.postal_code, address.city, address.state, address.country];
  return (
    <p className="booking-when">
      <Icon name="map-pin" />
      <span>
        {[...new Set(line.filter(Boolean))].join(', ')}{' '}
        {lat === null || lon === null ? null : (
          <a
            href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('done.map')}
            <span className="sr-only"> {t('done.newTab')}</span>
          </a>
        )}
        {phone ? (
          <>
            <br />
            <a className="num" href={phoneAddress(phone)}>
              {phone}
            </a>
          </>
        ) : null}
      </span>
    </p>
  );
}
