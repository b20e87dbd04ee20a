import { actionsOfAuditArea, type AuditLogFilter } from '@travesia/contracts/audit';
import type { WantedEntries } from './audit-log.repo.ts';

/** Converts an API filter to a log filter. */
export const wantedEntries = ({ area, ...filter }: AuditLogFilter, before?: string): WantedEntries => ({
  ...filter,
  areaActions: area && actionsOfAuditArea(area),
  before: before === undefined ? undefined : Number(before),
});
