import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Public pages: path after the language prefix, and the file under routes/. One line a page. */
const PUBLIC_PAGES: readonly (readonly [path: string, file: string])[] = [
  ['', 'public/home.tsx'],
  ['find-care', 'public/find-care.tsx'],
  ['directory', 'public/directory.tsx'],
  ['404', 'public/not-found.tsx'],
  ['design', 'public/design.tsx'],
  ['treatments', 'public/treatments.tsx'],
  ['treatments/:slug', 'public/treatment.tsx'],
  ['packages/:treatmentId?', 'public/packages.tsx'],
  ['providers/:id', 'public/provider.tsx'],
];

/** All routes of one language; ids end in the language because the same files serve each. */
function inLanguage(prefix: '' | 'es' | 'pt'): RouteConfigEntry[] {
  const language = prefix || 'en';
  const id = (file: string) => `${file.replace(/\.tsx?$/, '')}.${language}`;
  const at = (path: string) => [prefix, path].filter(Boolean).join('/');
  const page = ([path, file]: (typeof PUBLIC_PAGES)[number]) => route(at(path), `routes/${file}`, { id: id(file) });
  return [
    layout('routes/public/layout.tsx', { id: id('public/layout') }, PUBLIC_PAGES.map(page)),
    route(at('*'), 'routes/unknown.ts', { id: id('unknown') }),
  ];
}

export default [
  route('preferences', 'routes/preferences.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('art/*', 'routes/art.ts'),
  ...inLanguage('es'),
  ...inLanguage('pt'),
  ...inLanguage(''),
] satisfies RouteConfigEntry[];
