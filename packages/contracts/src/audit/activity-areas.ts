import type { ActivityArea } from './activity-area.ts';
import { AuditAction, auditAreaOf } from './audit-actions.ts';

/** Steps of jobs toward something a person asked for: operators read them, the person is told by mail and on the page. */
export const JOB_STEPS = [
  'privacy.export_started',
  'privacy.export_made',
  'privacy.export_failed',
  'privacy.export_expired',
] as const satisfies readonly AuditAction[];

/** Areas by the first word of an action; words that are not here belong to the account. */
const AREA_OF_WORD: Readonly<Partial<Record<string, ActivityArea>>> = {
  document: 'documents',
  record: 'documents',
  share: 'documents',
  booking: 'bookings',
  payment: 'bookings',
  journey: 'bookings',
};

/** The area that an action belongs to. */
export const areaOf = (action: AuditAction): ActivityArea =>
  auditAreaOf(action) === 'sign_ins' ? 'sign_ins' : (AREA_OF_WORD[action.split('.', 1)[0] ?? ''] ?? 'account');

/** Every action of an area. */
export const actionsOfArea = (area: ActivityArea): AuditAction[] =>
  AuditAction.options.filter((action) => areaOf(action) === area);
