import { z } from 'zod';
import { areaOf } from './activity-areas.ts';
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts';

export const AUDIT_AREAS = [
  'sign_ins',
  'accounts',
  'privacy',
  'clinics',
  'invitations',
  'features',
  'platform',
] as const;
export const AuditArea = z.enum(AUDIT_AREAS).meta({ description: 'What the audit log is filtered by.' });
export type AuditArea = z.infer<typeof AuditArea>;

/** Areas by the first word of an action; words that are not here belong to the platform. */
const AREA_OF_WORD: Readonly<Partial<Record<string, AuditArea>>> = {
  account: 'accounts',
  profile: 'accounts',
  favorites: 'accounts',
  privacy: 'privacy',
  mail: 'privacy',
  audit: 'privacy',
  access: 'privacy',
  context: 'clinics',
  provider: 'clinics',
  clinic: 'clinics',
  organization: 'clinics',
  team: 'clinics',
  member: 'clinics',
  invitation: 'invitations',
  application: 'invitations',
  flags: 'features',
};

/** What admins look at other people by is privacy's, whatever its first word. */
const READS: ReadonlySet<string> = new Set<AuditAction>(['account.viewed_by_admin', 'account.list_exported']);

/** The area of the audit log that an action belongs to. */
export const auditAreaOf = (action: AuditAction): AuditArea => {
  if (READS.has(action)) return 'privacy';
  if (areaOf(action) === 'sign_ins') return 'sign_ins';
  return AREA_OF_WORD[action.split('.', 1)[0] ?? ''] ?? 'platform';
};

/** Every action of an area. */
export const actionsOfAuditArea = (area: AuditArea): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => auditAreaOf(action) === area);
