import { z } from 'zod';
import { BASIS_POINTS_PER_PERCENT, type Money, percentOfMoney } from '../kit/index.ts';

/** Allowed deposit at booking, percent of the price. */
export const DEPOSIT_LEAST = 25;
export const DEPOSIT_MOST = 50;

export const Deposit = z.int().min(DEPOSIT_LEAST).max(DEPOSIT_MOST);

/** Whether a deposit percentage is allowed: zero, or between minimum and maximum. */
export const isDepositPercent = (percent: number): boolean =>
  percent === 0 || (Number.isInteger(percent) && percent >= DEPOSIT_LEAST && percent <= DEPOSIT_MOST);

/** Returns the deposit due at booking by the settings, in percent. */
export const depositOf = (settings: { require_deposit: boolean; deposit_percentage: number | null }): number =>
  settings.require_deposit ? (settings.deposit_percentage ?? 0) : 0;

/** Returns the deposit on a price; half a minor unit is rounded up. */
export const depositOn = (price: Money, percent: number): Money =>
  percentOfMoney(price, percent * BASIS_POINTS_PER_PERCENT, 'halfExpand');
