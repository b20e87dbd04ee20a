import type { PackageGap } from '@travesia/contracts/packages';

/** Where the clinic itself is completed. */
const PLACES: Readonly<Partial<Record<PackageGap['code'], string>>> = {
  clinic_not_verified: '/provider/credentials',
  clinic_suspended: '/support',
  clinic_not_listed: '/provider/onboarding',
};

/** The screen on which something that packages lack is mended; null for the editor itself. */
export const placeOfFix = ({ code }: Pick<PackageGap, 'code'>): string | null => PLACES[code] ?? null;
