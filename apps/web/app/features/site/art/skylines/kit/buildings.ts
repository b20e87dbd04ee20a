import { randomFrom } from '../../random.ts';
import { box, GROUND, hole, holes, num, polygon } from './path.ts';

export type Facade = 'grid' | 'bands' | 'fins' | 'plain';

/** A block with windows, resting on `base`. */
export function tower(x: number, width: number, height: number, facade: Facade = 'grid', base = GROUND): string {
  return box(x, base - height, width, height) + windows(x, base - height, width, height, facade);
}

/** Windows for a rectangle whose top left corner is (x, y). */
export function windows(x: number, y: number, width: number, height: number, facade: Facade): string {
  if (facade === 'plain') return '';
  if (facade === 'bands') return holes(x + 4, y + 9, 1, Math.floor((height - 14) / 12), width - 8, 3, 0, 12);
  const columns = Math.max(1, Math.floor((width - 3) / 9));
  const left = x + (width - (columns * 9 - 5)) / 2;
  if (facade === 'fins') return holes(left + 0.7, y + 9, columns, 1, 2.5, Math.max(6, height - 26), 9, 0);
  return holes(left, y + 10, columns, Math.floor((height - 14) / 12), 4, 5, 9, 12);
}

/** Blocks side by side starting at x, with equal gaps, written as "width height facade, …"; without facade they get a grid. */
export function street(x: number, blocks: string, gap = 6, base = GROUND): string {
  let path = '';
  let left = x;
  for (const block of blocks.split(', ')) {
    const [width = '0', height = '0', facade = 'grid'] = block.split(' ');
    path += tower(left, Number(width), Number(height), isFacade(facade) ? facade : 'grid', base);
    left += Number(width) + gap;
  }
  return path;
}

function isFacade(word: string): word is Facade {
  return word === 'grid' || word === 'bands' || word === 'fins' || word === 'plain';
}

/** Plain blocks of varying width and height, for a distant skyline. */
export function haze(seed: string, from: number, to: number, low: number, high: number, base = GROUND): string {
  const random = randomFrom(seed);
  let path = '';
  for (let x = from; x < to - 8;) {
    const width = Math.min(to - x, 16 + random() * 22);
    const height = low + random() * (high - low);
    path += box(x, base - height, width, height);
    x += width + random() * 4;
  }
  return path;
}

/** A small house; `roof` is the height of its gable, 0 for a flat one. */
export function house(x: number, y: number, width: number, height: number, roof = 0): string {
  const body = roof
    ? polygon([
        [x, y],
        [x + width / 2, y - roof],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ])
    : box(x, y, width, height);
  const second = width > 14 || roof ? hole(x + width * 0.58, y + height * 0.28, 3, 4) : '';
  return body + hole(x + width * 0.2, y + height * 0.28, 3, 4) + second;
}

/** Houses on a slope: rows below each other along `slope`, which returns the y of the top row. */
export function hillside(
  seed: string,
  from: number,
  to: number,
  slope: (x: number) => number,
  rows: number,
  size = 15,
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let row = 0; row < rows; row++) {
    let x = from + random() * 10;
    while (x < to - size * 0.6) {
      const width = size * (0.75 + random() * 0.6);
      const height = size * (0.6 + random() * 0.5);
      path += house(x, slope(x) + row * size * 1.15 - height, width, height, random() < 0.35 ? 5 : 0);
      x += width + 1 + random() * 7;
    }
  }
  return path;
}

/** A steep tiled roof with eaves over a body of the given width. */
export function hipRoof(x: number, y: number, width: number, height: number, eaves = 4): string {
  return polygon([
    [x - eaves, y],
    [x + height * 0.8, y - height],
    [x + width - height * 0.8, y - height],
    [x + width + eaves, y],
  ]);
}

/** A mast or flag pole. */
export function mast(x: number, y: number, height: number, width = 2): string {
  return `M${num(x - width / 2)} ${num(y)}v${num(-height)}h${num(width)}v${num(height)}z`;
}
