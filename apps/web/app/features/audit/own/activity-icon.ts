import type { ActivityArea, ActivityEntry, AuditAction } from '@travesia/contracts/audit';
import type { IconName } from '../../../ui/icon/icon.tsx';

const OF_ACTION: Readonly<Partial<Record<AuditAction, IconName>>> = {
  'account.email_verified': 'mail',
  'account.sign_in_refused': 'triangle-alert',
  'account.refresh_replayed': 'triangle-alert',
  'account.password_changed': 'lock',
  'account.password_reset': 'lock',
  'account.erasure_asked': 'triangle-alert',
  'privacy.export_asked': 'file-text',
  'privacy.export_downloaded': 'file-text',
};

const OF_AREA: Readonly<Record<ActivityArea, IconName>> = {
  sign_ins: 'monitor',
  account: 'user',
  documents: 'file-text',
  bookings: 'calendar',
};

/** The icon of an entry: the action's own, or its area's. */
export const iconOf = ({ action, area }: ActivityEntry): IconName => OF_ACTION[action] ?? OF_AREA[area];
