import { defineEndpoint, ExportedFile } from '../../kit/index.ts';
import { AuditIntegrity, AuditLog, AuditLogExportQuery, AuditLogQuery, ChainVerdict } from './audit-log.schema.ts';
import { ClinicActivity, ClinicActivityExportQuery, ClinicActivityQuery } from '../own/clinic-activity.schema.ts';

const admin = { access: ['admin'], tag: 'audit-log' } as const;
const clinic = { access: { side: 'provider', may: 'activity.read' }, tag: 'activity' } as const;

export const listAuditLog = defineEndpoint({
  ...admin,
  name: 'listAuditLog',
  method: 'GET',
  path: '/platform/audit-log',
  summary: 'List audit log entries',
  description:
    'Returns who did what, to whom and for which clinic, by default newest first. The demo admin sees only the actions of fictional demo users.',
  query: AuditLogQuery,
  response: AuditLog,
});

export const readAuditIntegrity = defineEndpoint({
  ...admin,
  name: 'readAuditIntegrity',
  method: 'GET',
  path: '/admin/audit-log/verify',
  summary: 'Read the audit log’s integrity',
  description:
    'Returns what was found wrong with the log when entries were added, and the last verification, without reading the whole log.',
  response: AuditIntegrity,
});

export const verifyAuditLog = defineEndpoint({
  ...admin,
  name: 'verifyAuditLog',
  idempotency: 'none',
  method: 'POST',
  path: '/admin/audit-log/verify',
  summary: 'Verify the audit log',
  description:
    'Reads the whole log and reports every entry that was edited, removed, inserted or moved. The verification itself is recorded in the audit log.',
  response: ChainVerdict,
  ratePerMinute: 10,
});

export const exportAuditLog = defineEndpoint({
  ...admin,
  name: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit-log/export',
  summary: 'Export the audit log',
  description:
    'Returns the filtered entries, at most the newest 20,000, with position and hash of each. As JSON lines, the file ends with a signature and the public key that verifies it. The export itself is recorded in the audit log.',
  query: AuditLogExportQuery,
  response: ExportedFile,
  ratePerMinute: 10,
});

export const listClinicActivity = defineEndpoint({
  ...clinic,
  name: 'listClinicActivity',
  method: 'GET',
  path: '/provider/activity',
  summary: 'List a clinic’s activity',
  description:
    'Returns what its team, its organization and Travesía did for the clinic, with the reason, and when its team signed in and out.',
  query: ClinicActivityQuery,
  response: ClinicActivity,
});

export const exportClinicActivity = defineEndpoint({
  ...clinic,
  name: 'exportClinicActivity',
  method: 'GET',
  path: '/provider/activity/export',
  summary: 'Export a clinic’s activity as CSV',
  description:
    'Returns the filtered activity as CSV, at most the newest 10,000 entries. The export itself is recorded in the activity.',
  query: ClinicActivityExportQuery,
  response: ExportedFile,
  ratePerMinute: 10,
});
