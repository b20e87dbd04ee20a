import '../companions.css';
import { listAccompaniedTrips } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { companionTexts } from '../texts.ts';

/** Trips of others that the user may read; nothing if there are none. */
export function AccompaniedTrips() {
  const t = useTexts(companionTexts);
  const format = useFormat();
  const trips = useCall(listAccompaniedTrips).data?.data ?? [];
  if (trips.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="accompanied">
      <div className="portal-section-head">
        <h2 id="accompanied">{t('list.heading')}</h2>
      </div>
      <ul className="companions">
        {trips.map(({ id, patient, clinic, expires_at: expires }) => (
          <li key={id}>
            <p>
              <ScreenLink to={`/accompanied-trips/${id}`} className="strong companion-trip">
                {t('list.name', { name: patient })}
              </ScreenLink>
              <span className="muted">{` · ${clinic}`}</span>
            </p>
            <p className="small muted num">{t('list.until', { day: format.dayOf(expires, ownTimeZone()) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
