import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { CrossingArt } from '../../../ui/feedback/empty-state.tsx';
import { guideTexts } from '../texts.ts';

/** Shown for a city without a guide. */
export function UnknownCity() {
  const t = useTexts(guideTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('unknown.heading')} noindex />
      <CrossingArt />
      <h1>{t('unknown.heading')}</h1>
      <p className="lead">{t('unknown.text')}</p>
      <LinkButton variant="primary" href={path('/packages')}>
        {t('unknown.packages')}
      </LinkButton>
    </div>
  );
}
