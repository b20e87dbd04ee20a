import type { TreatmentDetail } from '@travesia/contracts/catalog';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { catalogTexts } from '../../texts.ts';

/** The first packages of the treatment and a link to all. */
export function Offers({ treatment, cards }: { treatment: TreatmentDetail; cards: ReactNode }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { package_count: count, short_name: name, slug } = treatment;
  return (
    <section className="section-tight" id="packages" aria-labelledby="packages-heading">
      <div className="wrap">
        <div className="row between offers-head">
          <div>
            <h2 id="packages-heading">{t('offers.heading')}</h2>
            <p className="muted measure">{t('offers.lead')}</p>
          </div>
          {count > 0 ? (
            <LocalLink className="strong" to={`/packages/${slug}`}>
              {t('offers.all', { count })}
            </LocalLink>
          ) : null}
        </div>
        {count > 0 ? (
          <div className="grid grid-3 offers-grid">{cards}</div>
        ) : (
          <EmptyState
            level={3}
            title={t('offers.none')}
            action={<LinkButton href={path('/directory')}>{t('offers.directory')}</LinkButton>}
          >
            <p>{t('offers.noneText', { name })}</p>
          </EmptyState>
        )}
      </div>
    </section>
  );
}
