import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { requestCtx } from './context.ts';
import { ErrorPage } from './features/site/ui/error-page.tsx';
import { wantsHydration } from './lib/hydration/handle.ts';
import { LANGUAGE_TAG, localeOfPath, plainPath } from './lib/i18n/locale.ts';
import { LocaleProvider } from './lib/i18n/use-texts.tsx';
import { DEFAULT_PREFERENCES, type Theme } from './lib/preferences/preferences.ts';
import { enhanceUrl } from './lib/site/enhance-url.server.ts';
import { SiteProvider, type Site } from './lib/site/site.ts';
import { THEME_COLORS } from './lib/site/theme-colors.ts';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import styles from './styles/app.css?url';
import fraunces from './styles/fonts/fraunces-display.woff2?url';

/** Facts of the request that every page needs. */
export function loader({ context }: Route.LoaderArgs) {
  const { currency, theme, home, origin, demo, requestId = '' } = context.get(requestCtx);
  return { currency, theme, home, origin, demo, requestId, enhanceUrl };
}

/** They stay as they are from one screen of a portal to the next: a currency comes with a new document, a theme without one. */
export const shouldRevalidate = (): boolean => false;

/**
 * Asked for with the styles: the fallback fonts with our measures are missing on many phones, and texts there would break into other
 * lines when the fonts arrive.
 */
const FONTS = [figtree, fraunces];

const FALLBACK = { ...DEFAULT_PREFERENCES, origin: '', demo: false, requestId: '', enhanceUrl: '' };

/** The document around every page and every error. */
export function Layout({ children }: { children: ReactNode }) {
  const { enhanceUrl: enhance, ...facts } = useRouteLoaderData<typeof loader>('root') ?? FALLBACK;
  const { pathname, search } = useLocation();
  const hydrate = wantsHydration(useMatches());
  const locale = localeOfPath(pathname);
  const site: Site = { ...facts, locale, path: plainPath(pathname), search };
  return (
    <html lang={LANGUAGE_TAG[locale]} data-theme={facts.theme === 'system' ? undefined : facts.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={styles} />
        {FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest/${locale}.webmanifest`} />
        <ThemeColor theme={facts.theme} />
        <Links />
        {import.meta.env.DEV && !hydrate ? <DevelopmentScripts /> : null}
        {enhance ? <script type="module" src={enhance} /> : null}
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <SiteProvider value={site}>{children}</SiteProvider>
        </LocaleProvider>
        {hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** What Vite gives to hydrated pages; React's components refuse to load without the second. */
const DevelopmentScripts = () =>
  ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'].map((src) => (
    <script key={src} type="module" src={src} />
  ));

/** The colour of the browser's bar, as the page behind it. */
function ThemeColor({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={THEME_COLORS[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last boundary: what fails outside every layout. Public pages have their own, with header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="wrap section">
      <ErrorPage error={error} />
    </main>
  );
}
