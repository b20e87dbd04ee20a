import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { CrossingArt } from '../../../../ui/feedback/empty-state.tsx';
import { clinicianTexts } from './texts.ts';

/** Shown for a clinician the clinic does not have. `provider` is the clinic in the path. */
export function UnknownClinician({ provider }: { provider: string }) {
  const t = useTexts(clinicianTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('unknown.title')} noindex />
      <CrossingArt />
      <h1>{t('unknown.heading')}</h1>
      <LinkButton variant="primary" href={path(`/providers/${encodeURIComponent(provider)}`)}>
        {t('unknown.clinic')}
      </LinkButton>
    </div>
  );
}
