import {
  type AuditLog,
  type ChainVerdict,
  exportAuditLog,
  listAuditLog,
  verifyAuditLog,
} from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { auditCallOf, type AuditFilter } from './audit-filter.ts';

/** A page of the audit log. */
export function useAuditLog(filter: AuditFilter): Loaded<AuditLog> {
  return useCall(listAuditLog, { query: { ...auditCallOf(filter), page: filter.page } }, { keep: true });
}

/** Has the whole log checked. */
export const checkChain = (): Promise<ChainVerdict> => sessionCall(verifyAuditLog);

/** What a filter leaves of the log, as a file. */
export const askLogFile = (filter: AuditFilter, format: 'csv' | 'jsonl'): Promise<ExportedFile> =>
  sessionCall(exportAuditLog, { query: { ...auditCallOf(filter), format } });
