import type { ServiceOffer } from '@travesia/contracts/services';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { OfferCard } from '../../ui/parts/offer-card.tsx';
import { FOCUSES, traitsOf } from '../therapist-view.ts';
import { mentalHealthTexts } from '../texts.ts';
import { MatchForm } from './match-form.tsx';

/** All therapists with language, approach and price, and preferences that filter them on the device. */
export function Therapists({ offers }: { offers: readonly ServiceOffer[] }) {
  const t = useTexts(mentalHealthTexts);
  return (
    <section id="therapists" aria-labelledby="therapists-heading">
      <h2 id="therapists-heading">{t('match.heading')}</h2>
      <p className="muted measure service-lead">{t('match.lead')}</p>
      <p className="small" data-part="match-by-hand">
        {t('match.byHand')}
      </p>
      <MatchForm offers={offers} />
      <div data-part="no-match" role="status" hidden>
        <Notice>{t('match.none')}</Notice>
      </div>
      <ul className="offer-list">
        {offers.map((offer) => (
          <li key={offer.id} data-traits={traitsOf(offer).join(' ')}>
            <OfferCard
              service="psychotherapy"
              offer={offer}
              action={t('therapist.action')}
              facts={<TherapistFacts offer={offer} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TherapistFacts({ offer: { approach, focus } }: { offer: ServiceOffer }) {
  const t = useTexts(mentalHealthTexts);
  const format = useFormat();
  const works = FOCUSES.filter((one) => focus.includes(one)).map((one) => t(`focus.${one}`));
  return (
    <>
      {approach ? <li>{t('therapist.approach', { approach: t(`approach.${approach}`) })}</li> : null}
      {works.length > 0 ? <li>{t('therapist.focus', { list: format.list(works) })}</li> : null}
    </>
  );
}
