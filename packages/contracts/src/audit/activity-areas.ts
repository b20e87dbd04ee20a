import { z } from 'zod';
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts';

export const ACTIVITY_AREAS = ['sign_ins', 'account', 'documents', 'bookings'] as const;
export const ActivityArea = z
  .enum(ACTIVITY_AREAS)
  .meta({ description: 'What entries of the activity are filtered by.' });
export type ActivityArea = z.infer<typeof ActivityArea>;

/** What is done to get in and out; all else under `account` is about the account itself. */
const SIGN_INS: ReadonlySet<string> = new Set<AuditAction>([
  'account.email_verified',
  'account.signed_in',
  'account.sign_in_refused',
  'account.signed_out',
  'account.session_ended',
  'account.other_sessions_ended',
  'account.refresh_replayed',
]);

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
  SIGN_INS.has(action) ? 'sign_ins' : (AREA_OF_WORD[action.split('.', 1)[0] ?? ''] ?? 'account');

/** Every action of an area. */
export const actionsOfArea = (area: ActivityArea): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => areaOf(action) === area);

/** Areas in which anything can happen yet. */
export const AREAS_IN_USE: readonly ActivityArea[] = ACTIVITY_AREAS.filter((area) => actionsOfArea(area).length > 0);
