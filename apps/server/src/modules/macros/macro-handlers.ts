import type { Macro, MacroArchiving, MacroChange, NewMacro } from '@travesia/contracts/macros';
import type { Actor } from '../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { archiveMacro } from './commands/archive-macro.ts';
import { changeMacro } from './commands/change-macro.ts';
import { createMacro } from './commands/create-macro.ts';
import { presentMacro } from './macro.presenter.ts';
import type { MacroScope } from './macros.policy.ts';
import { listMacroRows } from './macros.repo.ts';

interface Asking {
  actor: Actor;
}
interface One {
  id: string;
}

/** What the four calls of a desk on its saved replies do. */
export const macroHandlers = (deps: Pick<ModuleDeps, 'database' | 'clock'>, scopeOf: (actor: Actor) => MacroScope) => ({
  list: async (_input: object, { actor }: Asking): Promise<{ data: Macro[] }> => ({
    data: (await listMacroRows(deps.database.db, scopeOf(actor))).map(presentMacro),
  }),
  create: ({ body }: { body: NewMacro }, { actor }: Asking): Promise<Macro> => createMacro(deps, scopeOf(actor), body),
  change: ({ params, body }: { params: One; body: MacroChange }, { actor }: Asking): Promise<Macro> =>
    changeMacro(deps, scopeOf(actor), params.id, body),
  archive: ({ params, body }: { params: One; body: MacroArchiving }, { actor }: Asking): Promise<Macro> =>
    archiveMacro(deps, scopeOf(actor), params.id, body),
});
