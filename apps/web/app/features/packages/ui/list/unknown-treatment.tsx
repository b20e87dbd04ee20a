import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { CrossingArt } from '../../../../ui/feedback/empty-state.tsx';
import type { NearTreatment } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';

/** Shown for an unknown treatment; suggests similar names. */
export function UnknownTreatment({ slug, near }: { slug: string; near: readonly NearTreatment[] }) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('unknown.title')} noindex />
      <CrossingArt />
      <h1>{t('unknown.heading')}</h1>
      <p className="lead">{t.rich('unknown.slug', { slug: <code>{slug.slice(0, 80)}</code> })}</p>
      {near.length > 0 ? (
        <nav className="row" aria-label={t('unknown.near')}>
          <span className="muted">{t('unknown.near')}</span>
          {near.map((one) => (
            <LocalLink key={one.slug} to={`/packages/${one.slug}`} className="chip">
              {one.label}
            </LocalLink>
          ))}
        </nav>
      ) : null}
      <LinkButton variant="primary" href={path('/packages')}>
        {t('empty.all')}
      </LinkButton>
    </div>
  );
}
