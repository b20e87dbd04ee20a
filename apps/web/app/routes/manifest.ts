import type { Route } from './+types/manifest.ts';
import { LANGUAGE_TAG, LOCALES, localPath } from '../lib/i18n/locale.ts';
import { appDescription } from '../lib/offline/app-description.ts';
import { THEME_COLORS } from '../lib/site/theme-colors.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `/manifest/es.webmanifest`: used by phones when the site is added to the home screen. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = LOCALES.find((one) => `${one}.webmanifest` === params.file);
  if (!locale) return new Response('No such manifest.', { status: 404 });
  const manifest = {
    id: '/',
    name: 'Travesía',
    short_name: 'Travesía',
    description: appDescription(locale),
    lang: LANGUAGE_TAG[locale],
    start_url: localPath(locale, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
