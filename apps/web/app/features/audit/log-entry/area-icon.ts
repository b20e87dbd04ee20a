import type { AuditArea } from '@travesia/contracts/audit';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** The icon of each audit log area. */
export const AREA_ICONS: Readonly<Record<AuditArea, IconName>> = {
  sign_ins: 'monitor',
  accounts: 'user',
  privacy: 'eye',
  clinics: 'hospital',
  bookings: 'calendar',
  invitations: 'mail',
  features: 'flag',
  platform: 'sliders-horizontal',
};
