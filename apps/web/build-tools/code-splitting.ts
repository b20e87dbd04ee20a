import type { Plugin } from 'vite';

/** Module information from the bundler. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@formatjs|intl-messageformat|tslib)[\\/]/;
const OURS =
  /app[\\/](ui(?![\\/](field[\\/]file|price[\\/](leading-price|texts|locales)))|lib(?![\\/](dates[\\/]calendar|device[\\/]save-|files))|features[\\/](favorites[\\/]device|two-factor[\\/]step-up|accounts[\\/]passwords|leads[\\/]consultation))[\\/]/;
/** Modules needed only inside a portal; sign-in must be ready before them. */
const PORTALS =
  /app[\\/](lib[\\/](screen|workbench|device[\\/]save-|forms[\\/]use-)|features[\\/](access|contexts|teams|audit[\\/]log-entry|portal[\\/](?!navigation[\\/]|require-session)))/;
/** Data loading and lists, with their library: sign-in does not need them. */
const LOADING = /app[\\/]lib[\\/](calls|list(?![\\/]bulk[\\/]bulk-question))[\\/]|node_modules[\\/]@tanstack[\\/]/;
/** Forms that keep drafts, with their library: only for pages with such a form. */
const FORMS =
  /app[\\/](lib[\\/](forms[\\/](draft|dialog)|list[\\/]bulk[\\/]bulk-question|workbench[\\/]screen[\\/]form-dialog)|features[\\/]contexts[\\/]ui[\\/]reason)|node_modules[\\/]react-hook-form[\\/]/;
const ENHANCE = /app[\\/]enhance[\\/]/;

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

const known = new Map<string, boolean>();

/** Whether a module is reachable from scripts of pages that are not hydrated. */
function servesEnhancements(id: string, modules: Modules): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  // Placeholder until known, for circular imports.
  known.set(id, false);
  const info = modules.getModuleInfo(id);
  const by = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  const serves = ENHANCE.test(id) || by.some((importer) => servesEnhancements(importer, modules));
  known.set(id, serves);
  return serves;
}
