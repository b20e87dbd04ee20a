import type { AuditLogFilter } from '@travesia/contracts/audit';
import { areaActions } from '../area-actions.ts';
import type { WantedEntries } from './audit-log.repo.ts';

/** Converts an API filter to a log filter. */
export const wantedEntries = (
  { area, sign_ins: signIns, ...filter }: AuditLogFilter,
  before?: string,
): WantedEntries => ({
  ...filter,
  areaActions: areaActions(area, signIns),
  before: before === undefined ? undefined : Number(before),
});
