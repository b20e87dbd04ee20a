import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CrossingArt } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { decodedPath, nearestPath } from '../nearest-path.ts';
import { PAGE_NAMES, type NamedPage } from '../page-names.ts';
import { siteTexts } from '../texts.ts';

/** The most likely destinations of a lost visitor. */
const LIKELY: readonly NamedPage[] = ['/', '/treatments', '/find-care', '/packages', '/directory'];
/** The home page is close to nothing. */
const NAMED = (Object.keys(PAGE_NAMES) as NamedPage[]).filter((path) => path !== '/');

/** Shown for unknown URLs: the path, the closest existing page, a search, the main pages. */
export function NotFound({ address }: { address?: string | undefined }) {
  const t = useTexts(siteTexts);
  const path = useLocalPath();
  const nearest = address ? nearestPath(plainPath(address), NAMED) : undefined;
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('notFound.title')} noindex />
      <CrossingArt />
      <h1>{t('notFound.heading')}</h1>
      {address ? (
        <p className="lead">{t.rich('notFound.address', { path: <code>{decodedPath(address)}</code> })}</p>
      ) : null}
      {nearest ? (
        <p className="strong">
          {t.rich('notFound.nearest', { link: <LocalLink to={nearest}>{t(PAGE_NAMES[nearest])}</LocalLink> })}
        </p>
      ) : null}
      <form action={path('/find-care')} className="not-found-search" role="search">
        <TextField name="q" type="search" label={t('notFound.searchLabel')} maxLength={200} />
        <Button variant="primary" icon="search">
          {t('notFound.search')}
        </Button>
      </form>
      <nav className="row" aria-label={t('notFound.links')}>
        <span className="muted">{t('notFound.links')}</span>
        {LIKELY.map((to) => (
          <LocalLink key={to} to={to} className="chip">
            {t(PAGE_NAMES[to])}
          </LocalLink>
        ))}
      </nav>
      <p>
        <LocalLink to="/contact?topic=technical">{t('notFound.report')}</LocalLink>
      </p>
    </div>
  );
}
