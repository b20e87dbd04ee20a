import type { Cover, CoverShape } from '../../../lib/art/art-path.ts';
import { skylineNameFor, type Theme } from '../../../lib/art/names.ts';
import { coverColors, type CoverColors } from './cover-colors.ts';
import { lookOf } from './icons/treatment-art.ts';
import { idFrom, randomFrom } from './random.ts';
import { withoutSun } from './skylines/kit/layers.ts';
import { num, ridge } from './skylines/kit/path.ts';
import { skylineBody } from './skylines/skyline.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly iconX: number;
  readonly iconY: number;
  readonly sunX: number;
  readonly sunY: number;
  readonly sunRadius: number;
  readonly grain: number;
}

const SIZES = { card: [640, 400], wide: [1200, 340] } as const;
const ICON_SCALE = 1.62;

/**
 * A cover as an SVG document: 640 × 400 (`card`) or 1200 × 340 (`wide`), to be cropped at the sides. The subject stays between x
 * 96 and 560 of a card. At most 13 kB.
 */
export function drawCover(cover: Cover): string {
  const city = skylineNameFor(cover.citySlug, cover.countryCode);
  const { icon, hue } = lookOf(cover.treatmentArt);
  const colors = coverColors(hue, cover.theme);
  const scene = composeScene(cover.shape, `${cover.treatmentArt} ${city} ${cover.seed}`);
  const { width, height } = scene;
  const id = idFrom(`${cover.treatmentArt} ${city} ${cover.seed} ${cover.theme} ${cover.shape}`);
  const land =
    cover.shape === 'wide'
      ? wideLand(city, colors, id, height)
      : `<g color="${colors.sky}" transform="translate(0 ${height - 192}) scale(.8)">${withoutSun(skylineBody(city))}</g>`;
  const lines =
    icon.lines.map((path) => `<path d="${path}"/>`).join('') +
    icon.clinical.map((path) => `<path d="${path}" stroke="${colors.clinical}" stroke-dasharray="3.2 4.2"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">` +
    `<defs>${washes(colors, id)}${grainFilter(cover.theme, scene.grain, id)}</defs>${sheet(scene, colors.base)}${['a', 'b', 'c', 'd'].map((wash) => sheet(scene, `url(#${id}${wash})`)).join('')}` +
    `<circle cx="${num(scene.sunX)}" cy="${num(scene.sunY)}" r="${num(scene.sunRadius)}" fill="${colors.sun}" opacity=".78"/>${land}<path d="${blob(scene.iconX, scene.iconY)}" fill="${colors.blob}" opacity=".86"/>` +
    `<g transform="translate(${num(scene.iconX - 14 * ICON_SCALE)} ${num(scene.iconY + 4 * ICON_SCALE)}) scale(1.7)" fill="none" stroke="${colors.ink}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${lines}</g>` +
    `<rect width="${width}" height="${height}" filter="url(#${id}g)" opacity="${cover.theme === 'night' ? '.13' : '.26'}"/></svg>`
  );
}

/** Sides, sun and grain from the seed. The sun is always on the opposite side of the icon. */
function composeScene(shape: CoverShape, seed: string): Scene {
  const random = randomFrom(seed);
  const [width, height] = SIZES[shape];
  // The first number of the stream hardly differs between seeds that differ only in their last letter.
  random();
  const grain = Math.floor(random() * 90);
  if (shape === 'wide')
    return {
      width,
      height,
      iconX: width * 0.735,
      iconY: height * 0.17,
      sunX: width * 0.56,
      sunY: height * 0.4,
      sunRadius: 46,
      grain,
    };
  const iconLeft = random() < 0.42;
  const iconX = (iconLeft ? 120 : 352) + random() * 24;
  const sunX = iconLeft ? width * (0.68 + random() * 0.14) : width * (0.19 + random() * 0.18);
  return {
    width,
    height,
    iconX,
    iconY: 50,
    sunX,
    sunY: height * (0.34 + random() * 0.24),
    sunRadius: 30 + random() * 26,
    grain,
  };
}

function sheet({ width, height }: Scene, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function washes(colors: CoverColors, id: string): string {
  const places = [
    ['a', '.08', '.1', '.75', colors.high],
    ['b', '.95', '.05', '.7', colors.warm],
    ['c', '.9', '.85', '.8', colors.low],
    ['d', '.1', '.95', '.7', colors.high],
  ];
  return places
    .map(
      ([name, x, y, radius, color]) =>
        `<radialGradient id="${id}${name}" cx="${x}" cy="${y}" r="${radius}"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    .join('');
}

function grainFilter(theme: Theme, seed: number, id: string): string {
  const matrix =
    theme === 'night'
      ? '0 0 0 0 .9 0 0 0 0 .85 0 0 0 0 .75 0 0 0 -1.6 .9'
      : '0 0 0 0 .18 0 0 0 0 .14 0 0 0 0 .1 0 0 0 -1.5 .98';
  return `<filter id="${id}g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
}

/** The soft blot behind the icon. */
function blob(x: number, y: number): string {
  const s = (value: number) => num(value * ICON_SCALE);
  return `M${num(x - 26 * ICON_SCALE)} ${num(y + 60 * ICON_SCALE)}c${s(-6)} ${s(-44)} ${s(30)} ${s(-66)} ${s(68)} ${s(-58)}s${s(62)} ${s(36)} ${s(52)} ${s(74)}s${s(-40)} ${s(56)} ${s(-74)} ${s(46)}s${s(-42)} ${s(-30)} ${s(-46)} ${s(-62)}z`;
}

/** The city on the left, fading into two ridges across the full width. */
function wideLand(city: string, colors: CoverColors, id: string, height: number): string {
  const back = ridge(
    [
      [0, height - 150],
      [160, height - 170],
      [330, height - 140],
      [520, height - 176],
      [700, height - 150],
      [860, height - 120],
      [1010, height - 168],
      [1110, height - 150],
      [1200, height - 186],
    ],
    height,
  );
  const front = ridge(
    [
      [0, height - 60],
      [300, height - 84],
      [620, height - 52],
      [860, height - 74],
      [1040, height - 58],
      [1200, height - 96],
    ],
    height,
  );
  return (
    `<defs><linearGradient id="${id}m"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${id}k"><rect width="800" height="300" y="-40" fill="url(#${id}m)"/></mask></defs>` +
    `<path d="${back}" fill="${colors.sky}" opacity=".26"/><path d="${front}" fill="${colors.sky}" opacity=".4"/><g color="${colors.sky}" transform="translate(0 ${height - 252}) scale(1.05)"><g mask="url(#${id}k)">${withoutSun(skylineBody(city))}</g></g>`
  );
}
