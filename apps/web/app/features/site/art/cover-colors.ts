import { oklch } from './color.ts';
import type { Theme } from '../../../lib/art/names.ts';

/** Cover colors. Every hue has the same lightness, so that a page of covers looks consistent. */
export interface CoverColors {
  readonly base: string;
  readonly high: string;
  readonly warm: string;
  readonly low: string;
  readonly sky: string;
  readonly blob: string;
  readonly ink: string;
  readonly clinical: string;
  readonly sun: string;
}

export function coverColors(hue: number, theme: Theme): CoverColors {
  return theme === 'day'
    ? {
        base: oklch(0.885, 0.046, hue),
        high: oklch(0.955, 0.026, 82),
        warm: oklch(0.915, 0.05, 66),
        low: oklch(0.815, 0.075, hue),
        sky: oklch(0.455, 0.08, hue),
        blob: oklch(0.8, 0.092, hue),
        ink: oklch(0.33, 0.07, hue),
        clinical: oklch(0.52, 0.145, 38),
        sun: oklch(0.7, 0.135, 45),
      }
    : {
        base: oklch(0.285, 0.04, hue),
        high: oklch(0.235, 0.03, hue),
        warm: oklch(0.4, 0.075, 45),
        low: oklch(0.33, 0.06, hue),
        sky: oklch(0.66, 0.085, hue),
        blob: oklch(0.42, 0.085, hue),
        ink: oklch(0.94, 0.045, hue),
        clinical: oklch(0.8, 0.125, 55),
        sun: oklch(0.88, 0.085, 84),
      };
}
