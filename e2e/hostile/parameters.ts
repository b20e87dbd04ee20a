import { PROVIDER, SCREENS, TREATMENT } from '../pages.ts';

/** A place where user input enters the product: puts an already encoded value into a URL. */
export interface Parameter {
  name: string;
  address(wire: string): string;
}

interface ApiDocument {
  servers?: { url: string }[];
  paths: Record<string, Record<string, { parameters?: { in: string; name: string; required?: boolean }[] }>>;
}

const REAL: Readonly<Record<string, string>> = { id: PROVIDER, slug: TREATMENT, q: 'hip' };

/** Every path and query parameter of every GET call in the API document. */
export function apiParameters(document: ApiDocument, root: string): Parameter[] {
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    const required = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    return parameters
      .filter((one) => one.in === 'path' || one.in === 'query')
      .map((one) => ({ name: `${path} ${one.name}`, address: (wire) => root + addressOf(path, required, one, wire) }));
  });
}

function addressOf(path: string, required: readonly string[], at: { in: string; name: string }, wire: string): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    at.in === 'path' && name === at.name ? wire : (REAL[name] ?? 'x'),
  );
  const query = required.filter((name) => name !== at.name).map((name) => `${name}=${REAL[name] ?? 'x'}`);
  if (at.in === 'query') query.push(`${at.name}=${wire}`);
  return query.length ? `${filled}?${query.join('&')}` : filled;
}

/** Pages and the API calls whose filters they use; the names after them belong to the page alone. */
const PAGES: readonly (readonly [path: string, calls: readonly string[], own: readonly string[]])[] = [
  [SCREENS.home, [], ['q']],
  [SCREENS.treatments, ['/treatments'], ['view']],
  [SCREENS.treatment, [], ['arrive']],
  [SCREENS.packages, ['/treatment-packages'], []],
  [SCREENS.packagesOfTreatment, ['/treatment-packages'], []],
  [SCREENS.directory, ['/providers'], ['letter', 'view']],
  ['/find-care', ['/search', '/providers', '/treatment-packages'], ['tab']],
  [SCREENS.provider, ['/providers/{id}/reviews'], ['package']],
  ['/booking/consultation', [], ['package', 'sent']],
  ['/booking/consultation', [], ['provider', 'treatment', 'service', 'sent']],
  ['/contact', [], ['topic', 'sent']],
  [`${SCREENS.provider}/claim`, [], ['sent']],
  ['/how-it-works', [], ['treatment', 'for', 'q']],
  ['/testimonials', ['/reviews'], []],
  [
    '/get-started',
    [],
    [
      'step',
      'asked',
      'who',
      'goal',
      'area',
      'treatment',
      'when',
      'budget',
      'currency',
      'from',
      'days',
      'companion',
      'spoken',
    ],
  ],
  ['/user-discovery-demo', [], ['persona', 'without']],
  ['/404', [], ['from']],
];

/**
 * Page parameters in two languages: the search words alone, and all query parameters of a page at once, because each costs a
 * whole page load. Path parameters are tested one at a time.
 */
export function pageParameters(document: ApiDocument): Parameter[] {
  const namesOf = (call: string) =>
    (document.paths[call]?.['get']?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  const queries = PAGES.flatMap(([path, calls, own]) => {
    const names = [...new Set([...own, ...calls.flatMap(namesOf)])];
    const all: Parameter = {
      name: `${path} (${names.length} parameters)`,
      address: (wire) => `${path}?${names.map((name) => `${name}=${wire}`).join('&')}`,
    };
    const words: Parameter = { name: `/es${path} q`, address: (wire) => `/es${path}?q=${wire}` };
    return names.includes('q') ? [all, words] : [all];
  });
  const paths = ['/treatments/', '/packages/', '/providers/', '/es/', '/', '/art/covers/', '/assets/'];
  return [...queries, ...paths.map((path) => ({ name: `${path}…`, address: (wire: string) => path + wire }))];
}
