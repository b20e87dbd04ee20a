import { pigments, quarter } from './pigments.ts';
import { randomFrom } from './random.ts';

const PALETTE = [
  pigments.teal,
  pigments.selva,
  pigments.agave,
  pigments.maiz,
  pigments.terracotta,
  pigments.rosa,
  pigments.selva2,
] as const;
const TILE = 40;

/** The band of quarter-arc tiles above the footer: decorative, fills its box from the center. Two rows of 40 by default. */
export function drawStrip({
  seed = 'footer',
  columns = 40,
  rows = 2,
}: { readonly seed?: string; readonly columns?: number; readonly rows?: number } = {}): string {
  const random = randomFrom(`strip ${seed}`);
  const pick = () => PALETTE[Math.floor(random() * PALETTE.length)] ?? pigments.teal;
  const grounds = new Map<string, string>();
  const arcs = new Map<string, string>();
  const add = (paths: Map<string, string>, color: string, path: string) =>
    paths.set(color, (paths.get(color) ?? '') + path);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * TILE, row * TILE];
      const [ground, arc] = [pick(), pick()];
      add(grounds, ground, `M${x} ${y}h${TILE}v${TILE}h-${TILE}z`);
      if (arc !== ground) add(arcs, arc, quarter(x, y, TILE, Math.floor(random() * 4)));
    }
  }
  const paint = (paths: Map<string, string>) =>
    [...paths].map(([color, path]) => `<path d="${path}" fill="${color}"/>`).join('');
  // Squares are not antialiased: two antialiased edges side by side would show a hairline of the page.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * TILE} ${rows * TILE}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g shape-rendering="crispEdges">${paint(grounds)}</g>${paint(arcs)}</svg>`;
}
