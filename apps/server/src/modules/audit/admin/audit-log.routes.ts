import {
  exportAuditLog as exportAuditLogCall,
  exportClinicActivity as exportClinicActivityCall,
  listAuditLog,
  listClinicActivity,
  readAuditIntegrity,
  verifyAuditLog as verifyAuditLogCall,
} from '@travesia/contracts/audit';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { AuditLogDeps } from '../audit-deps.ts';
import { exportAuditLog } from './commands/export-audit-log.ts';
import { exportClinicActivity } from '../own/commands/export-clinic-activity.ts';
import { verifyAuditLog } from './commands/verify-audit-log.ts';
import { listAuditLogQuery } from './queries/list-audit-log.ts';
import { readAuditIntegrityQuery } from './queries/read-audit-integrity.ts';
import { listClinicActivityQuery } from '../own/queries/list-clinic-activity.ts';

/** The audit log for admins, and a clinic's part of it. */
export const auditLogRoutes = (deps: AuditLogDeps): Mounted[] => [
  mount(listAuditLog, ({ query }, { actor }) => listAuditLogQuery(deps, query, actor)),
  mount(readAuditIntegrity, (_input, { actor }) => readAuditIntegrityQuery(deps, actor)),
  mount(verifyAuditLogCall, (_input, { actor }) => verifyAuditLog(deps, actor)),
  mount(exportAuditLogCall, ({ query }, { actor }) => exportAuditLog(deps, query, actor)),
  mount(listClinicActivity, ({ query }, { actor }) => listClinicActivityQuery(deps, query, actor)),
  mount(exportClinicActivityCall, ({ query }, { actor }) => exportClinicActivity(deps, query, actor)),
];
