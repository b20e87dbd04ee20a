import type { MarketRow } from './market-rows.ts';
import type { Market } from './load-market.ts';

/** Positions in a drawn row, 0 to 100 on the shared scale. */
export interface Band {
  typical: { from: number; to: number } | null;
  offered: { from: number; to: number; middle: number } | null;
}

const WIDTH = 100;

/** Scale marks after zero. */
const STEPS = 4;

/** Scale marks from 0 that cover all rows and the price at home, in minor units; the last one is the right end. */
export function scaleMarks({ prices }: Market, rows: readonly MarketRow[]): number[] {
  const highs = rows.flatMap(({ offered, typical }) => [
    offered?.price.high.amount ?? 0,
    typical?.price.high.amount ?? 0,
  ]);
  const step = roundUp(Math.max(STEPS * 100, prices.home?.price.high.amount ?? 0, ...highs) / STEPS);
  return Array.from({ length: STEPS + 1 }, (_unused, index) => index * step);
}

/** Rounds up to 1, 1.5, 2, 2.5, 3, 4, 5, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 8].find((factor) => factor * power >= value) ?? 10);
}

const place = (amount: number, end: number): number => Math.round((amount / end) * WIDTH * 10) / 10;

/** A country's typical range, package range and median, on a scale from 0 to `end`. */
export function bandOf({ offered, typical }: Pick<MarketRow, 'offered' | 'typical'>, end: number): Band {
  const at = (amount: number) => place(amount, end);
  return {
    typical: typical && { from: at(typical.price.low.amount), to: at(typical.price.high.amount) },
    offered: offered && {
      from: at(offered.price.low.amount),
      to: at(offered.price.high.amount),
      middle: at(offered.price.median.amount),
    },
  };
}

/** A band as stretched SVG: typical range as a thin bar, packages as a thick bar, their median as a mark. */
export function bandMarkup({ typical, offered }: Band, home = false): string {
  const rect = (name: string, from: number, to: number, y: number, height: number) =>
    `<rect class="${name}" x="${from}" y="${y}" width="${Math.max(0.6, to - from)}" height="${height}"/>`;
  return [
    typical ? rect(home ? 'band-home' : 'band-typical', typical.from, typical.to, home ? 6 : 16, home ? 10 : 4) : '',
    offered ? rect('band-offered', offered.from, offered.to, 3, 10) : '',
    offered ? rect('band-middle', offered.middle - 0.3, offered.middle + 0.3, 0, 16) : '',
  ].join('');
}
