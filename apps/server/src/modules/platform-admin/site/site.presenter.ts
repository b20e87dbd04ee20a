import type { Site } from '@travesia/contracts/platform-admin';
import type { SiteRow } from './site.repo.ts';

export const presentSite = ({ phone, hours, clinicFeePercent, version }: SiteRow): Site => ({
  phone,
  hours,
  clinic_fee_percent: Number(clinicFeePercent),
  version,
});
