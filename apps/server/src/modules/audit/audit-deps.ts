import type { ModuleDeps } from '../../platform/module-deps.ts';

/** What the module is made with. */
export interface ActivityDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  /** The installation's secret, under which the log is a chain. */
  secret: string;
}
