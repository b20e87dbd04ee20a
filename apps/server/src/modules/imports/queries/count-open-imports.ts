import { KEPT_HOURS } from '@travesia/contracts/imports';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { allImports } from '../imports.policy.ts';
import { countOpenImports } from '../uploads/uploads.repo.ts';

const HOUR_MS = 3_600_000;

/** Number of uploads awaiting an admin: neither imported nor withdrawn, with their file still stored. */
export const countOpenImportsQuery = (
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
): Promise<number> =>
  countOpenImports(database.db, allImports(actor), new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS));
