import { DESTINATIONS } from '../../../lib/destinations.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CrossingArt } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { decodedPath, nearestPath } from '../nearest-path.ts';
import { siteTexts, type SiteText } from '../texts.ts';

const NAMES: Readonly<Record<(typeof DESTINATIONS)[number], SiteText>> = {
  '/': 'page.home',
  '/treatments': 'page.treatments',
  '/treatment-marketplace': 'page.market',
  '/directory': 'page.directory',
  '/find-care': 'page.findCare',
  '/packages': 'page.packages',
  '/packages-airbnb': 'page.packagesMap',
  '/package-showcase': 'page.showcase',
  '/get-started': 'page.getStarted',
  '/user-discovery-demo': 'page.discovery',
  '/compare': 'page.compare',
  '/saved': 'page.saved',
  '/favorites': 'page.favorites',
  '/login': 'page.login',
  '/signup': 'page.signup',
  '/dashboard': 'account.dashboard',
  '/patient/dashboard': 'account.dashboard',
  '/profile': 'account.profile',
  '/activity': 'account.activity',
  '/support': 'page.support',
  '/notifications': 'page.notifications',
  '/provider/login': 'page.providerLogin',
  '/provider/apply': 'page.providerApply',
  '/booking/consultation': 'page.consultation',
  '/contact': 'page.contact',
  '/privacy': 'footer.privacy',
  '/terms': 'footer.terms',
  '/hipaa': 'footer.hipaa',
  '/about': 'nav.about',
  '/how-it-works': 'nav.howItWorks',
  '/testimonials': 'footer.testimonials',
  '/careers': 'footer.careers',
  '/services/online': 'page.onlineServices',
  '/services/second-opinion': 'page.secondOpinion',
  '/services/mental-health': 'page.mentalHealth',
};

/** Where somebody who lost the way most likely wants to go. */
const LIKELY = ['/', '/treatments', '/find-care', '/packages', '/directory'] as const;

const nameOf = (path: string) => Object.entries(NAMES).find(([known]) => known === path)?.[1] ?? 'page.home';

/** What stands where nothing is: the address, the nearest real one, a search, the main pages. */
export function NotFound({ address }: { address?: string | undefined }) {
  const t = useTexts(siteTexts);
  const path = useLocalPath();
  const nearest = address ? nearestPath(plainPath(address), DESTINATIONS.slice(1)) : undefined;
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
          {t.rich('notFound.nearest', { link: <LocalLink to={nearest}>{t(nameOf(nearest))}</LocalLink> })}
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
            {t(NAMES[to])}
          </LocalLink>
        ))}
      </nav>
      <p>
        <LocalLink to="/contact?topic=technical">{t('notFound.report')}</LocalLink>
      </p>
    </div>
  );
}
