import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useClinicPhone } from '../../plan/cards/use-clinic-phone.ts';
import { ownJourneysTexts } from '../texts.ts';
import type { JourneySectionProps } from './journey-section.ts';

/** The clinic, and the clinicians who looked at the answers. */
export function PeopleSection({ journey: { id: journeyId, booking, provider, reviews } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  const clinicians = new Map(reviews.map(({ clinician }) => [clinician.id, clinician]));
  const { phone, isLoading } = useClinicPhone(provider.slug);
  const treating = booking?.clinician ?? null;
  return (
    <section className="portal-section" aria-labelledby="people">
      <div className="portal-section-head">
        <h2 id="people">{t('people.heading')}</h2>
      </div>
      <ul className="journey-people">
        <li>
          <LocalLink to={`/providers/${provider.slug}`} className="strong">
            {provider.name}
          </LocalLink>
          <p className="small muted">{[provider.city, provider.country].filter(Boolean).join(', ')}</p>
          <p className="small num row">
            {phone ? <a href={phoneAddress(phone)}>{phone}</a> : isLoading ? '\u00A0' : null}
            <ScreenLink to={`/messages?new=1&to=${provider.id}&journey=${journeyId}`}>{t('message')}</ScreenLink>
          </p>
        </li>
        {treating && ![...clinicians.values()].some(({ name }) => name === treating) ? (
          <li>
            <p className="strong">{treating}</p>
            <p className="small muted">{t('people.treats')}</p>
          </li>
        ) : null}
        {[...clinicians.values()].map(({ id, name, license }) => (
          <li key={id}>
            <p className="strong">{name}</p>
            <p className="small muted">{t('people.license', { license })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
