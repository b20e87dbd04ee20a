import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { CrossingArt } from '../../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { catalogTexts } from '../texts.ts';
import { TreatmentCard } from './treatment-card.tsx';

interface MissingTreatmentProps {
  slug: string;
  matches: readonly TreatmentSummary[];
}

/** Shown for an unknown treatment: the nearest ones, a search and the full list. */
export function MissingTreatment({ slug, matches }: MissingTreatmentProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('missing.title')} noindex />
      <CrossingArt />
      <h1>{t('missing.heading')}</h1>
      <p className="lead">{t.rich('missing.slug', { slug: <code>{slug}</code> })}</p>
      <FilterForm to="/treatments" own={['q']} label={t('search.label')} className="not-found-search">
        <TextField name="q" type="search" label={t('search.label')} maxLength={200} />
        <Button variant="primary" icon="search">
          {t('search.submit')}
        </Button>
      </FilterForm>
      {matches.length > 0 ? (
        <section className="missing-matches">
          <h2>{t('missing.near')}</h2>
          <ul className="treatment-grid treatment-grid-wide">
            {matches.map((treatment) => (
              <li key={treatment.slug}>
                <TreatmentCard treatment={treatment} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <LinkButton variant="quiet" href={path('/treatments')}>
          {t('missing.all')}
        </LinkButton>
      </p>
    </div>
  );
}
