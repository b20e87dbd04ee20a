import type { Plugin } from 'vite';

interface Importers {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** Module information from the bundler. */
interface Modules {
  getModuleInfo(id: string): Importers | null;
}

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@formatjs|intl-messageformat|tslib)[\\/]/;
const OURS =
  /app[\\/](ui(?![\\/](action[\\/]sticky|field[\\/]file|price[\\/](leading-price|texts|locales)))|lib(?![\\/](dates[\\/]calendar|device[\\/]save-|files|live))|features[\\/](favorites[\\/]device|two-factor[\\/]step-up|leads[\\/]consultation))[\\/]/;
/** Modules needed only inside a portal; sign-in must be ready before them. */
const PORTALS =
  /app[\\/](lib[\\/](screen|workbench|live[\\/](?!open-socket)|device[\\/]save-|forms[\\/]use-)|features[\\/](access|contexts|teams|audit[\\/]log-entry|portal[\\/](?!navigation[\\/]|require-session)))/;
/** Data loading with its library, what is shown meanwhile or instead, and saving files: sign-in does not need them. */
const LOADING =
  /app[\\/]lib[\\/](calls[\\/]|live[\\/]live\.ts|device[\\/]save-(file|received)|screen[\\/](load-state|failed-load|act-problem|texts|locales))|node_modules[\\/]@tanstack[\\/]/;
/** Lists with their filters: pages for whoever has a link have none. */
const LISTS = /app[\\/]lib[\\/]list(?![\\/]bulk[\\/]bulk-question)[\\/]/;
/** Forms that keep drafts, with their library: only for pages with such a form. */
const FORMS =
  /app[\\/](lib[\\/](forms[\\/](draft|dialog)|list[\\/]bulk[\\/]bulk-question|workbench[\\/]screen[\\/]form-dialog)|features[\\/]contexts[\\/]ui[\\/]reason)|node_modules[\\/]react-hook-form[\\/]/;
const ENHANCE = /app[\\/]enhance[\\/]/;
/** Other contracts stay separate: they bring their schemas along until the build drops what is unused. */
const OF_THE_APP = /apps[\\/]web[\\/]app[\\/]|contracts[\\/]src[\\/]kit[\\/]address\.ts/;
const FIRST_SCRIPT = /app[\\/]enhance[\\/]enhance\.ts$/;
/** Enhancements of single pages, each loaded only where it is used. */
const RARE_ENHANCEMENTS = /app[\\/]enhance[\\/](enhance\.ts|map|packages-map|services|keep-draft|trip-cost|sign-in)/;
/** Signing in without React: its modules are one chunk, which signed-in pages load as well for the session in it. */
const SIGN_IN = /app[\\/]enhance[\\/]sign-in[\\/]/;
/** What of signing in belongs to the feature: signed-in screens and pages for whoever has a link need only the session. */
const ACCOUNTS = /app[\\/]features[\\/]|contracts[\\/]src[\\/]applications[\\/]/;
/** Cards that React draws into the sign-in, loaded when needed: they don't make React's modules part of the enhancements. */
const CARDS = /features[\\/]accounts[\\/]public[\\/]cards[\\/]/;
/** Vite's loader of lazy modules, which most other chunks import. */
const LOADER = /vite[\\/]preload-helper/;

/**
 * A signed-in page used to consist of sixty files; on a slow connection they load six at a time. Libraries and widely shared
 * modules are bundled together; modules of pages without React stay separate, so that those pages load nothing else.
 */
export function codeSplitting(): Plugin {
  return {
    name: 'travesia:code-splitting',
    enforce: 'post',
    apply: 'build',
    configEnvironment(environment) {
      if (environment !== 'client') return undefined;
      return {
        build: {
          rolldownOptions: {
            // The following needs entries that may export more than their own exports.
            preserveEntrySignatures: 'allow-extension' as const,
            output: { codeSplitting: splitting },
          },
        },
      };
    },
  };
}

const splitting = {
  minSize: 16_000,
  // Otherwise a shared module's dependencies would be included, though pages without React use them too.
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'enhance',
      name: (id: string, modules: Modules) => enhanceChunkOf(id, modules),
      minSize: 0,
    },
    {
      debugName: 'session',
      name: (id: string, modules: Modules) => sessionChunkOf(id, modules),
      minSize: 0,
    },
    {
      debugName: 'react',
      name: (id: string, modules: Modules) => nameOf('react', LIBRARIES, id, modules),
      minSize: 0,
    },
    {
      debugName: 'loading',
      name: (id: string, modules: Modules) => nameOf('loading', LOADING, id, modules),
      minSize: 0,
    },
    {
      debugName: 'lists',
      name: (id: string, modules: Modules) => nameOf('lists', LISTS, id, modules),
      minSize: 0,
    },
    {
      debugName: 'forms',
      name: (id: string, modules: Modules) => nameOf('forms', FORMS, id, modules),
      minSize: 0,
    },
    {
      debugName: 'portal',
      name: (id: string, modules: Modules) => nameOf('portal', PORTALS, id, modules),
      minShareCount: 4,
      minSize: 0,
    },
    {
      debugName: 'base',
      name: (id: string, modules: Modules) => nameOf('base', OURS, id, modules),
      minShareCount: 4,
      minSize: 0,
    },
  ],
};

const nameOf = (name: string, test: RegExp, id: string, modules: Modules): string | null =>
  test.test(id) && !servesEnhancements(id, modules) ? name : null;

/**
 * Pages without React load two scripts: the first also contains what pages with React use as well, the second, after the first paint,
 * what enhancements of many pages need.
 */
function enhanceChunkOf(id: string, modules: Modules): string | null {
  if (LOADER.test(id) || FIRST_SCRIPT.test(id)) return 'enhance';
  if (!OF_THE_APP.test(id) || !servesCommonEnhancements(id, modules)) return null;
  return servesReact(id, modules) ? 'enhance' : 'enhancements';
}

/** What sign-in shares with signed-in pages, apart from what it needs alone. Other pages without React must not load either. */
function sessionChunkOf(id: string, modules: Modules): string | null {
  if (!servesSignIn(id, modules) || servesOtherEnhancements(id, modules)) return null;
  if (!servesReact(id, modules)) return 'sign-in';
  return ACCOUNTS.test(id) ? 'accounts' : 'session';
}

/** Whether a module is reachable from scripts of pages that are not hydrated. */
const servesEnhancements = reachedFrom(
  (id) => ENHANCE.test(id),
  ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters].filter((importer) => !CARDS.test(importer)),
);

/** Whether a module is loaded together with an enhancement that is not part of the sign-in. */
const servesOtherEnhancements = reachedFrom(
  (id) => ENHANCE.test(id) && !SIGN_IN.test(id),
  ({ importers }) => importers,
);

/** Whether a module is loaded together with the sign-in. */
const servesSignIn = reachedFrom(
  (id) => SIGN_IN.test(id),
  ({ importers }) => importers,
);

/** Whether a module is loaded together with an enhancement of many pages. */
const servesCommonEnhancements = reachedFrom(
  (id) => ENHANCE.test(id) && !RARE_ENHANCEMENTS.test(id),
  ({ importers }) => importers.filter((importer) => !RARE_ENHANCEMENTS.test(importer)),
);

/** Whether a module is reachable from scripts of hydrated pages. */
const servesReact = reachedFrom(
  (id, { importers, dynamicImporters }) => !ENHANCE.test(id) && importers.length + dynamicImporters.length === 0,
  ({ importers, dynamicImporters }) =>
    [...importers, ...dynamicImporters].filter((importer) => !ENHANCE.test(importer)),
);

/** Returns the function that tells whether a module, or one of its importers, is a start. */
function reachedFrom(
  isStart: (id: string, info: Importers) => boolean,
  importersOf: (info: Importers) => readonly string[],
): (id: string, modules: Modules) => boolean {
  const known = new Map<string, boolean>();
  const isReached = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Placeholder until known, for circular imports.
    known.set(id, false);
    const info = modules.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] };
    const reached = isStart(id, info) || importersOf(info).some((importer) => isReached(importer, modules));
    known.set(id, reached);
    return reached;
  };
  return isReached;
}
