import type { Plugin } from 'vite';

/** What the bundler says of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@formatjs|intl-messageformat|tslib)[\\/]/;
const OURS =
  /app[\\/](ui|lib(?![\\/]dates[\\/]calendar)|features[\\/](favorites[\\/]device|two-factor[\\/]step-up|accounts[\\/]passwords|leads[\\/]consultation))[\\/]|contract-texts[\\/]problems\./;
/** What only screens inside a portal need; signing in is to be ready before it. */
const PORTALS =
  /app[\\/](lib[\\/](screen|workbench|forms[\\/]use-)|features[\\/](?![\w-]+[\\/]contract-texts)(access|contexts|teams|audit[\\/]log-entry|portal[\\/](?!navigation[\\/]|require-session)))/;
/** Loading and lists, with the library behind them: no sign-in needs them. */
const LOADING = /app[\\/]lib[\\/](calls|list)[\\/]|node_modules[\\/]@tanstack[\\/]/;
/** Forms that keep what is typed, with the library behind them: only for screens that have one. */
const FORMS =
  /app[\\/](lib[\\/](forms[\\/](draft|dialog)|workbench[\\/]screen[\\/]form-dialog)|features[\\/]contexts[\\/]ui[\\/]reason)|node_modules[\\/]react-hook-form[\\/]/;
const ENHANCE = /app[\\/]enhance[\\/]/;

/**
 * A signed-in screen was made of sixty files; on a slow line each six of them wait for the six before. Libraries and what many
 * screens share are put together; what pages without React use stays apart, so that they load nothing for others.
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
            // What follows needs entries that may give each other more than their own exports.
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
  // Otherwise what a shared module needs would come along, though pages without React use it too.
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

/** Whether a module is reached from the scripts of pages that are not hydrated. */
function servesEnhancements(id: string, modules: Modules): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  // Until it is found out, for rings of imports.
  known.set(id, false);
  const info = modules.getModuleInfo(id);
  const by = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  const serves = ENHANCE.test(id) || by.some((importer) => servesEnhancements(importer, modules));
  known.set(id, serves);
  return serves;
}
