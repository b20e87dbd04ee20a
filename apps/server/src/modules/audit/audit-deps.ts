import type { ModuleDeps } from '../../platform/module-deps.ts';

/** Dependencies of this module. */
export interface ActivityDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  /** The installation's secret, used as the key of the log's hash chain. */
  secret: string;
}
