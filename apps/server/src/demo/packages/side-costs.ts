import { convertMoney, type Money, moneyOfUnits, percentOfMoney } from '@travesia/contracts/kit';
import { type PriceBook, spokenPrice, unitPrice } from './price.ts';
import type { TreatmentProfile } from '../content/read-content.ts';
import type { ExtraPriceUnit } from '../types.ts';

/** Price of a night's lodging in US dollars before the country factor, by place (see `lodgingPlace`). */
const LODGING_USD = [50, 55, 72, 46];

const PREOP_USD: Record<string, number> = {
  dental_scan: 90,
  smile_design: 60,
  xray_tooth: 25,
  surgical: 180,
  surgical_plus: 260,
  surgical_joint: 240,
  spine: 480,
  heart: 650,
  cornea_maps: 80,
  eye_length: 70,
  blood: 60,
  fertility: 320,
  checkup: 300,
  joint_scan: 220,
};

/** Price of a policy for a second operation, as a share of the package price. */
const REVISION_BASIS_POINTS = 3000;

/** Modeled for the demo: US dollars per unit before the country factor. */
const PER_UNIT: Record<string, { usd: number; per: ExtraPriceUnit }> = {
  transfers: { usd: 15, per: 'ride' },
  companion: { usd: 30, per: 'night' },
  nurse: { usd: 38, per: 'visit' },
  lymphatic_massage: { usd: 35, per: 'session' },
  interpreter: { usd: 22, per: 'hour' },
  records_pack: { usd: 55, per: 'case' },
  garments: { usd: 55, per: 'piece' },
  remote_followup: { usd: 30, per: 'visit' },
  complication_policy: { usd: 350, per: 'night' },
};

/**
 * Price of one unit of an item bought separately.
 * @param total the package's price in whole units, for the items that depend on it
 * @returns whole units of the book's currency, or null for an item that is never sold separately
 */
export function sidePrice(
  key: string,
  from: { profile: TreatmentProfile; book: PriceBook; place: number; total: number },
): { units: number; per: ExtraPriceUnit } | null {
  const { profile, book } = from;
  const of = (usd: number, per: ExtraPriceUnit) => ({ units: unitPrice(usd, book), per });
  const total = moneyOfUnits(from.total, book.currency, book.digits);
  const listed = PER_UNIT[key];
  if (listed) return of(listed.usd, listed.per);
  if (key === 'lodging') return of(LODGING_USD[from.place] ?? 50, 'night');
  if (key === 'preop_tests') return of(PREOP_USD[profile.preop ?? ''] ?? 100, 'case');
  if (key === 'medications_out') return of(profile.out_usd, 'case');
  if (key === 'insurance') return of(premiumUsd(convertMoney(total, 'USD', book.rates)), 'case');
  if (key === 'revision_policy')
    return { units: spokenPrice(percentOfMoney(total, REVISION_BASIS_POINTS, 'halfExpand'), book), per: 'case' };
  return null;
}

/** The premium grows with the size of the operation (modeled). */
function premiumUsd({ amount: cents }: Money): number {
  if (cents < 200_000) return 45;
  if (cents < 600_000) return 95;
  return cents < 1_500_000 ? 180 : 320;
}

/** The kind of lodging: an index into the lodging texts. */
export function lodgingPlace(treatment: string, complete: boolean): number {
  if (/^(ivf|egg)-/.test(treatment)) return 1;
  if (['cabg', 'heart-valve-replacement'].includes(treatment)) return 3;
  return complete ? 2 : 0;
}
