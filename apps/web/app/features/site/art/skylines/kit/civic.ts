import { box, disc, hole, num, polygon } from './path.ts';

/** A row of round-arched openings on `base`; (x, base) is the lower left corner of the first. */
export function arches(x: number, base: number, count: number, width: number, height: number, step: number): string {
  const side = num(height - width / 2);
  const one = `v-${side}a${num(width / 2)} ${num(width / 2)} 0 0 0 ${num(-width)} 0v${side}z`;
  return `M${num(x + width)} ${num(base)}${one}` + `m${num(step)} 0${one}`.repeat(count - 1);
}

/** Pointed-arch openings. */
export function lancets(x: number, base: number, count: number, width: number, height: number, step: number): string {
  const point = width * 0.9;
  const one =
    `v${num(point - height)}q${num(-width * 0.1)} ${num(-point * 0.6)} ${num(-width / 2)} ${num(-point)}` +
    `q${num(-width * 0.4)} ${num(point * 0.4)} ${num(-width / 2)} ${num(point)}v${num(height - point)}z`;
  return `M${num(x + width)} ${num(base)}${one}` + `m${num(step)} 0${one}`.repeat(count - 1);
}

export function dome(center: number, base: number, radius: number, height = radius): string {
  return `M${num(center - radius)} ${num(base)}a${num(radius)} ${num(height)} 0 0 1 ${num(radius * 2)} 0z`;
}

/** The lantern on top of a dome. */
export function lantern(center: number, base: number, width: number, height: number): string {
  return (
    box(center - width / 2, base - height, width, height) +
    hole(center - width / 6, base - height * 0.8, width / 3, height * 0.6) +
    dome(center, base - height, width * 0.62, width * 0.6) +
    box(center - 0.8, base - height - width, 1.6, width * 0.5)
  );
}

export function spire(center: number, base: number, width: number, height: number): string {
  return polygon([
    [center - width / 2, base],
    [center, base - height],
    [center + width / 2, base],
  ]);
}

export function cross(center: number, base: number, height: number, width = 1.8): string {
  const arm = height * 0.32;
  return (
    box(center - width / 2, base - height, width, height) + box(center - arm, base - height * 0.78, arm * 2, width)
  );
}

export type Cap = 'dome' | 'spire' | 'pyramid' | 'none';

/** A belfry: tiers from the ground up, each a little narrower with an arch, then a cap and a cross. */
export function belfry(
  center: number,
  base: number,
  width: number,
  tiers: readonly number[],
  cap: Cap = 'dome',
  capHeight = width * 0.8,
): string {
  let path = '';
  let y = base;
  let current = width;
  tiers.forEach((height, index) => {
    path +=
      box(center - current / 2, y - height, current, height) +
      box(center - current / 2 - 1.5, y - height, current + 3, 2.5);
    const opening = Math.min(current * 0.4, 9);
    if (index > 0 || tiers.length === 1)
      path += arches(center - opening / 2, y - 4, 1, opening, Math.max(opening, height - 11), 0);
    y -= height;
    current *= 0.86;
  });
  if (cap === 'dome') path += dome(center, y, current / 2, capHeight);
  if (cap === 'spire' || cap === 'pyramid') path += spire(center, y, current, capHeight);
  return cap === 'none' ? path : path + cross(center, y - capHeight + 1.5, 9);
}

/** A row of columns between a floor and a beam: the gaps are holes. */
export function colonnade(x: number, base: number, count: number, width: number, height: number, gap: number): string {
  const opening = `v${num(height)}h${num(gap)}v${num(-height)}z`;
  return `M${num(x)} ${num(base - height)}${opening}` + `m${num(width + gap)} 0${opening}`.repeat(count - 1);
}

/** A distant standing figure: head, shoulders, robe. */
export function statue(center: number, base: number, height: number): string {
  const half = height * 0.17;
  return (
    disc(center, base - height * 0.9, height * 0.1) +
    `M${num(center - half)} ${num(base)}l${num(half * 0.3)} ${num(-height * 0.72)}q${num(half * 0.7)} ${num(-height * 0.12)} ${num(half * 1.4)} 0l${num(half * 0.3)} ${num(height * 0.72)}z`
  );
}

/** A figure with outstretched arms. */
export function openArms(center: number, base: number, height: number): string {
  const span = height * 0.48;
  const shoulder = base - height * 0.76;
  return (
    statue(center, base, height) +
    polygon([
      [center - span, shoulder],
      [center, shoulder - height * 0.04],
      [center + span, shoulder],
      [center + span, shoulder + height * 0.07],
      [center, shoulder + height * 0.17],
      [center - span, shoulder + height * 0.07],
    ])
  );
}

/** Steps below a monument, each wider than the one above. */
export function steps(center: number, base: number, width: number, count: number, height = 4, inset = 6): string {
  let path = '';
  for (let i = 0; i < count; i++)
    path += box(center - width / 2 + i * inset, base - (i + 1) * height, width - i * inset * 2, height);
  return path;
}

export function pediment(x: number, base: number, width: number, height: number): string {
  return polygon([
    [x, base],
    [x + width / 2, base - height],
    [x + width, base],
  ]);
}
