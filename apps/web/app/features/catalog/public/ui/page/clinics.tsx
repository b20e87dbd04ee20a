import type { TreatmentDetail } from '@travesia/contracts/catalog';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { catalogTexts } from '../../texts.ts';

/** The first clinics that offer the treatment and a link to all; renders nothing without any. */
export function Clinics({ treatment, cards }: { treatment: TreatmentDetail; cards: ReactNode }) {
  const t = useTexts(catalogTexts);
  const { provider_count: count, slug } = treatment;
  if (count === 0) return null;
  return (
    <section className="wrap section-tight" id="clinics" aria-labelledby="clinics-heading">
      <div className="row between offers-head">
        <div>
          <h2 id="clinics-heading">{t('clinics.heading')}</h2>
          <p className="muted measure">{t('clinics.lead')}</p>
        </div>
        <LocalLink className="strong" to={`/directory?treatment=${slug}`}>
          {t('clinics.all', { count })}
        </LocalLink>
      </div>
      <div className="stack-wide">{cards}</div>
    </section>
  );
}
