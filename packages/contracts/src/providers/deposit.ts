import { z } from 'zod';

/** Percent of the price that a clinic may ask when something is booked. */
export const DEPOSIT_LEAST = 25;
export const DEPOSIT_MOST = 50;

export const Deposit = z.int().min(DEPOSIT_LEAST).max(DEPOSIT_MOST);

/** What the settings ask of a price when something is booked, percent. */
export const depositOf = (settings: { require_deposit: boolean; deposit_percentage: number | null }): number =>
  settings.require_deposit ? (settings.deposit_percentage ?? 0) : 0;

/** Percent of an amount of minor units, to the nearest. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
