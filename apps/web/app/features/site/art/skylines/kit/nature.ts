import { disc, groupsOf, num, type Point } from './path.ts';

const FRONDS: readonly Point[] = [
  [-26, 10],
  [-20, -8],
  [-4, -16],
  [16, -12],
  [26, 6],
];

export function palm(x: number, y: number, height: number, size = 1): string {
  const trunk = `M${num(x)} ${num(y)}q${num(4 * size)} ${num(-height / 2)} ${num(-2 * size)} ${num(-height)}h3q${num(7 * size)} ${num(height / 2)} ${num(4 * size)} ${num(height)}z`;
  const crown = FRONDS.map(([dx, dy]) => {
    const tip = `q${num(dx * 0.5 * size)} ${num((dy - 14) * size)} ${num(dx * size)} ${num(dy * size)}`;
    return `M${num(x)} ${num(y - height)}${tip}q${num(-dx * 0.35 * size)} ${num(-8 * size)} ${num(-dx * size)} ${num(-dy * size)}z`;
  });
  return trunk + crown.join('');
}

/** A straight royal palm, as on the avenues of Brazil and the Caribbean. */
export function royalPalm(x: number, y: number, height: number, size = 1): string {
  const trunk = `M${num(x - 1.6)} ${num(y)}l.6 ${num(-height)}h2l.6 ${num(height)}z`;
  const leaf = (dx: number, dy: number) =>
    `M${num(x)} ${num(y - height + 2)}q${num(dx * 0.4 * size)} ${num((dy - 9) * size)} ${num(dx * size)} ${num(dy * size)}q${num(-dx * 0.5 * size)} ${num(-5 * size)} ${num(-dx * size)} ${num(-dy * size)}z`;
  return (
    trunk +
    [
      [-14, 7],
      [-12, -4],
      [-4, -10],
      [4, -10],
      [12, -4],
      [14, 7],
    ]
      .map(([dx = 0, dy = 0]) => leaf(dx, dy))
      .join('')
  );
}

export function tree(x: number, y: number, radius: number): string {
  return (
    `M${num(x - 1)} ${num(y)}v${num(-radius * 1.4)}h2v${num(radius * 1.4)}z` +
    disc(x, y - radius * 1.5, radius, radius * 0.9)
  );
}

/** Trees along a street; radii repeat a short pattern so that they look varied. */
export function trees(places: readonly number[], y: number, radius = 10): string {
  return places.map((x, index) => tree(x, y, radius + ((index * 2) % 5) - 1)).join('');
}

/** A wide flat crown on a forked trunk: guanacaste, ceiba, tipa. */
export function broadTree(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const crown = y - height;
  return (
    `M${num(x - 4)} ${num(y)}q3 ${num(-height * 0.4)} ${num(-half * 0.4)} ${num(-height * 0.62)}l4-1q${num(half * 0.3)} ${num(height * 0.1)} ${num(half * 0.36)} ${num(height * 0.26)}q${num(half * 0.1)} ${num(-height * 0.2)} ${num(half * 0.44)} ${num(-height * 0.26)}l4 1q${num(-half * 0.4)} ${num(height * 0.24)} ${num(-half * 0.3)} ${num(height * 0.62)}z` +
    `M${num(x - half)} ${num(crown + height * 0.42)}q${num(half * 0.02)} ${num(-height * 0.24)} ${num(half * 0.4)} ${num(-height * 0.27)}q${num(half * 0.2)} ${num(-height * 0.2)} ${num(half * 0.62)} ${num(-height * 0.15)}q${num(half * 0.5)} ${num(-height * 0.03)} ${num(half * 0.62)} ${num(height * 0.2)}q${num(half * 0.36)} ${num(height * 0.02)} ${num(half * 0.36)} ${num(height * 0.22)}q${num(-half)} ${num(height * 0.1)} ${num(-width)} 0z`
  );
}

/** A saguaro-like column cactus with two arms. */
export function cactus(x: number, y: number, height: number): string {
  const wide = height * 0.14;
  const arm = (side: number, from: number, top: number) => {
    const out = x + side * height * 0.26;
    return `M${num(x)} ${num(y - from)}H${num(out - side * wide * 0.4)}q${num(side * wide * 0.4)} 0 ${num(side * wide * 0.4)} ${num(-wide * 0.6)}V${num(y - top)}`;
  };
  return (
    arm(-1, height * 0.36, height * 0.68) +
    arm(1, height * 0.48, height * 0.84) +
    `M${num(x)} ${num(y)}V${num(y - height)}`
  );
}

/** A line of waves, for stroking. */
export function waves(x: number, y: number, count: number, length = 40, depth = 9): string {
  const half = num(length / 2);
  return `M${num(x)} ${num(y)}q${half} ${num(-depth)} ${num(length)} 0` + `t${num(length)} 0`.repeat(count - 1);
}

/** Short strokes of light on calm water, each "x,y,length". */
export function ripples(strokes: string): string {
  return groupsOf(strokes)
    .map(([x = 0, y = 0, length = 0]) => `M${num(x)} ${num(y)}h${num(length)}`)
    .join('');
}
