import { z } from 'zod';
import { BASIS_POINTS_PER_PERCENT, type Money, percentOfMoney } from '../kit/index.ts';

/** Percent of the price that a clinic may ask when something is booked. */
export const DEPOSIT_LEAST = 25;
export const DEPOSIT_MOST = 50;

export const Deposit = z.int().min(DEPOSIT_LEAST).max(DEPOSIT_MOST);

/** Whether a clinic may ask for so many percent: none, or from the least to the most. */
export const isDepositPercent = (percent: number): boolean =>
  percent === 0 || (Number.isInteger(percent) && percent >= DEPOSIT_LEAST && percent <= DEPOSIT_MOST);

/** What the settings ask of a price when something is booked, percent. */
export const depositOf = (settings: { require_deposit: boolean; deposit_percentage: number | null }): number =>
  settings.require_deposit ? (settings.deposit_percentage ?? 0) : 0;

/** The deposit on a price, a half minor unit rounded up. */
export const depositOn = (price: Money, percent: number): Money =>
  percentOfMoney(price, percent * BASIS_POINTS_PER_PERCENT, 'halfExpand');
