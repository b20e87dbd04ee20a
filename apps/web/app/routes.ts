import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { features } from './features.ts';
import type { Frame, Page } from './lib/feature/feature.ts';

const PAGES = features.flatMap(({ pages }) => pages);
const DOWNLOADS = features.flatMap(({ downloads = [] }) => downloads);

/** The layout of each frame. */
const LAYOUTS: Readonly<Record<Frame, string>> = {
  public: 'public/layout.tsx',
  auth: 'auth/layout.tsx',
  portal: 'portal/layout.tsx',
  apply: 'provider/layout.tsx',
  given: 'public/given-layout.tsx',
};

const pathOfClinic = (path: string) => path.replace('provider/', 'provider/:providerId/');

/** All routes of one language; ids end in the language because the same files serve each. */
function inLanguage(prefix: '' | 'es' | 'pt'): RouteConfigEntry[] {
  const language = prefix || 'en';
  const id = (file: string) => `${file.replace(/\.tsx?$/, '')}.${language}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join('/');
  const file = (path: string, name: string, as = id(name)) => route(at(path), `routes/${name}`, { id: as });
  const page = (one: Page) => [
    file(one.path, one.file),
    ...(one.isOfClinic ? [file(pathOfClinic(one.path), one.file, `${id(one.file)}.context`)] : []),
  ];
  const framed = Object.entries(LAYOUTS).map(([frame, name]) =>
    layout(`routes/${name}`, { id: id(name) }, PAGES.filter((one) => one.frame === frame).flatMap(page)),
  );
  return [...framed, ...DOWNLOADS.map((one) => file(one.path, one.file)), file('*', 'unknown.ts')];
}

export default [
  route('preferences', 'routes/preferences.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest/:file', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap-file.ts'),
  route('og/:language/:kind/:file', 'routes/og.ts'),
  route('art/*', 'routes/art.ts'),
  ...inLanguage('es'),
  ...inLanguage('pt'),
  ...inLanguage(''),
] satisfies RouteConfigEntry[];
