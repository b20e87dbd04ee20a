import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';

/** Dependencies of this module. */
export interface ActivityDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  /** The installation's secret, with which exports are signed. */
  secret: string;
}

/** Dependencies of the whole log. */
export interface AuditLogDeps extends ActivityDeps {
  audit: Pick<AuditLog, 'verify' | 'integrity'>;
}
