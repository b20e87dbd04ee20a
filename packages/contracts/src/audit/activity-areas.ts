import type { ActivityArea } from './activity-area.ts';
import { AuditAction, auditAreaOf } from './audit-actions.ts';

/** Steps of jobs started by a user's request: admins can read them, the user is notified by email and on the page. */
export const JOB_STEPS = [
  'privacy.export_started',
  'privacy.export_made',
  'privacy.export_failed',
  'privacy.export_expired',
] as const satisfies readonly AuditAction[];

/** Areas by the first word of an action; any other word belongs to the account. */
const AREA_OF_WORD: Readonly<Partial<Record<string, ActivityArea>>> = {
  document: 'documents',
  record: 'documents',
  share: 'documents',
  bookings: 'bookings',
  payments: 'bookings',
  journey: 'bookings',
};

/** Returns the area an action belongs to. */
export const areaOf = (action: AuditAction): ActivityArea =>
  auditAreaOf(action) === 'sign_ins' ? 'sign_ins' : (AREA_OF_WORD[action.split('.', 1)[0] ?? ''] ?? 'account');

/** Returns every action of an area. */
export const actionsOfArea = (area: ActivityArea): AuditAction[] =>
  AuditAction.options.filter((action) => areaOf(action) === area);
