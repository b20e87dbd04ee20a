import type { MacroDesk, NewMacro } from '@travesia/contracts/macros';
import type { Tx } from '../../platform/db/database.ts';
import { rewriteMacroRows } from './macros.repo.ts';

/** A saved reply of one of the demo's teams. */
export type DemoMacro = NewMacro & { id: string; desk: MacroDesk; providerId?: string; organizationId?: string };

/** Rewrites the saved replies of the demo; deletes those that visitors wrote. */
export const rewriteDemoMacros = (tx: Tx, macros: readonly DemoMacro[], now: Date): Promise<void> =>
  rewriteMacroRows(
    tx,
    macros.map((macro) => ({ ...macro, demo: true, createdAt: now, updatedAt: now })),
  );
