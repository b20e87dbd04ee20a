import { actionsOfAuditArea, type AuditLogFilter } from '@travesia/contracts/audit';
import type { WantedEntries } from './audit-log.repo.ts';

/** What a filter of the API means for the log. */
export const wantedEntries = ({ area, ...filter }: AuditLogFilter, before?: string): WantedEntries => ({
  ...filter,
  areaActions: area && actionsOfAuditArea(area),
  before: before === undefined ? undefined : Number(before),
});
