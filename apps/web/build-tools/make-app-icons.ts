import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { drawMark } from '../app/features/site/art/mark.ts';

const folder = path.resolve(import.meta.dirname, '../public');
const GROUND = '#0B6B5D';

/** The logo on its background without the shield's corners, small enough for the circular crop of any launcher. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${GROUND}"/><g transform="translate(7.2 7.2) scale(.7)">${drawMark('file', 48)}</g></svg>`;

// Run manually when the logo changes: node apps/web/build-tools/make-app-icons.ts
for (const [name, svg, size] of [
  ['icon-192.png', drawMark('file', 192), 192],
  ['icon-512.png', drawMark('file', 512), 512],
  ['icon-maskable-512.png', maskable, 512],
] as const) {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  writeFileSync(path.join(folder, name), image.asPng());
}
