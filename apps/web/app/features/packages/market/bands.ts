import type { MarketRow } from './market-rows.ts';
import type { Market } from './load-market.ts';

/** Parts of a drawn row, 0 to 100 on the common scale. */
export interface Band {
  typical: { from: number; to: number } | null;
  offered: { from: number; to: number; middle: number } | null;
}

const WIDTH = 100;

/** Marks of the scale after zero. */
const STEPS = 4;

/** The marks of a scale from 0 that holds all rows and the price at home, minor units; the last is its right end. */
export function scaleMarks({ prices }: Market, rows: readonly MarketRow[]): number[] {
  const highs = rows.flatMap(({ offered, typical }) => [
    offered?.price.high.amount ?? 0,
    typical?.price.high.amount ?? 0,
  ]);
  const step = roundUp(Math.max(STEPS * 100, prices.home?.price.high.amount ?? 0, ...highs) / STEPS);
  return Array.from({ length: STEPS + 1 }, (_unused, index) => index * step);
}

/** The next of 1, 1.5, 2, 2.5, 3, 4, 5, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 8].find((factor) => factor * power >= value) ?? 10);
}

const place = (amount: number, end: number): number => Math.round((amount / end) * WIDTH * 10) / 10;

/** A country's typical range and the span of its packages with their middle, on a scale from 0 to `end`. */
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

/** A band as SVG, stretched to its place: the typical range as a thin bar, the packages as a thick one, their middle as a mark. */
export function bandMarkup({ typical, offered }: Band, home = false): string {
  const rect = (name: string, from: number, to: number, y: number, height: number) =>
    `<rect class="${name}" x="${from}" y="${y}" width="${Math.max(0.6, to - from)}" height="${height}"/>`;
  return [
    typical ? rect(home ? 'band-home' : 'band-typical', typical.from, typical.to, home ? 6 : 16, home ? 10 : 4) : '',
    offered ? rect('band-offered', offered.from, offered.to, 3, 10) : '',
    offered ? rect('band-middle', offered.middle - 0.3, offered.middle + 0.3, 0, 16) : '',
  ].join('');
}
