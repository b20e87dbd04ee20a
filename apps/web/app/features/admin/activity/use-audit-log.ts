import {
  type AuditLog,
  type ChainVerdict,
  exportAuditLog,
  listAuditLog,
  verifyAuditLog,
} from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import { useCallback } from 'react';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Keyed, useKeyed } from '../../../lib/session/use-keyed.ts';
import { auditCallOf, type AuditFilter } from './audit-filter.ts';

/** A page of the audit log. */
export function useAuditLog(filter: AuditFilter): Keyed<AuditLog> {
  const load = useCallback((asked: string) => {
    const wanted = JSON.parse(asked) as AuditFilter;
    const query = { ...auditCallOf(wanted), page: wanted.page };
    return sessionCall(listAuditLog, { query }, { background: true });
  }, []);
  return useKeyed(JSON.stringify(filter), load);
}

/** Has the whole log checked. */
export const checkChain = (): Promise<ChainVerdict> => sessionCall(verifyAuditLog);

/** What a filter leaves of the log, as a file. */
export const askLogFile = (filter: AuditFilter, format: 'csv' | 'jsonl'): Promise<ExportedFile> =>
  sessionCall(exportAuditLog, { query: { ...auditCallOf(filter), format } });
