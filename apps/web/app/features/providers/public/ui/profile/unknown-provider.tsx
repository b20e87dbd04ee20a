import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { CrossingArt } from '../../../../../ui/feedback/empty-state.tsx';
import type { NearProvider } from '../../load-provider.ts';
import { providerTexts } from '../../texts.ts';

/** Shown for an unknown provider; suggests similar names. */
export function UnknownProvider({ id, near }: { id: string; near: readonly NearProvider[] }) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('unknown.title')} noindex />
      <CrossingArt />
      <h1>{t('unknown.heading')}</h1>
      <p className="lead">{t.rich('unknown.id', { id: <code>{id.slice(0, 80)}</code> })}</p>
      {near.length > 0 ? (
        <nav aria-label={t('unknown.near')}>
          <p className="muted">{t('unknown.near')}</p>
          <ul className="unknown-near">
            {near.map((one) => (
              <li key={one.slug}>
                <LocalLink to={`/providers/${one.slug}`}>{one.label}</LocalLink>
                {one.detail ? <span className="muted"> · {one.detail}</span> : null}
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <LinkButton variant="primary" href={path('/directory')}>
        {t('unknown.directory')}
      </LinkButton>
    </div>
  );
}
