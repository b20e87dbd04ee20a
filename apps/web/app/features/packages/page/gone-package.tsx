import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { CrossingArt } from '../../../ui/feedback/empty-state.tsx';
import { packagePageTexts } from './texts.ts';

/** Shown for a package that is not or no longer published. `treatment` is the slug in the path. */
export function GonePackage({ treatment }: { treatment: string }) {
  const t = useTexts(packagePageTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('gone.title')} noindex />
      <CrossingArt />
      <h1>{t('gone.heading')}</h1>
      <p className="lead">{t('gone.text')}</p>
      <div className="row">
        <LinkButton variant="primary" href={path(`/packages/${encodeURIComponent(treatment)}`)}>
          {t('gone.similar')}
        </LinkButton>
        <LinkButton href={path('/packages')}>{t('gone.all')}</LinkButton>
      </div>
    </div>
  );
}
