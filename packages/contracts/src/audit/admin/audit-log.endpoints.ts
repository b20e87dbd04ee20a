import { defineEndpoint, ExportedFile } from '../../kit/index.ts';
import { AuditLog, AuditLogExportQuery, AuditLogQuery, ChainVerdict } from './audit-log.schema.ts';
import { ClinicActivity, ClinicActivityExportQuery, ClinicActivityQuery } from '../own/clinic-activity.schema.ts';

const admin = { access: ['admin'], tag: 'audit-log' } as const;
const clinic = { access: { side: 'provider', may: 'activity.read' }, tag: 'activity' } as const;

export const listAuditLog = defineEndpoint({
  ...admin,
  name: 'listAuditLog',
  method: 'GET',
  path: '/platform/audit-log',
  summary: 'Read the audit log',
  description:
    'Who did what, to whom and for which clinic, the newest first. The admin of the demonstration sees what its invented people did.',
  query: AuditLogQuery,
  response: AuditLog,
});

export const verifyAuditLog = defineEndpoint({
  ...admin,
  name: 'verifyAuditLog',
  method: 'POST',
  path: '/admin/audit-log/verify',
  summary: 'Check the audit log',
  description:
    'Reads the whole log and tells whether anything was edited, taken out, put in or moved since it was written.',
  response: ChainVerdict,
  ratePerMinute: 10,
});

export const exportAuditLog = defineEndpoint({
  ...admin,
  name: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit-log/export',
  summary: 'The audit log as a file',
  description:
    'What a filter leaves, the newest 20 000 entries at most, with place and hash of each. As JSON lines it ends with a signature and the key that proves it. Who took it is in the audit log.',
  query: AuditLogExportQuery,
  response: ExportedFile,
  ratePerMinute: 10,
});

export const listClinicActivity = defineEndpoint({
  ...clinic,
  name: 'listClinicActivity',
  method: 'GET',
  path: '/provider/activity',
  summary: 'What was done at and for a clinic',
  description:
    'What its team, its organization and Travesía did for the clinic, with the reason, and when its team signed in and out.',
  query: ClinicActivityQuery,
  response: ClinicActivity,
});

export const exportClinicActivity = defineEndpoint({
  ...clinic,
  name: 'exportClinicActivity',
  method: 'GET',
  path: '/provider/activity/export',
  summary: 'The activity of a clinic as a table',
  description: 'What a filter leaves as CSV, the newest 10 000 entries at most. Who took it is in the activity itself.',
  query: ClinicActivityExportQuery,
  response: ExportedFile,
  ratePerMinute: 10,
});
