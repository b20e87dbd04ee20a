// What a visitor downloads before a public page is whole, compressed, against the budgets of the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isWebBuilt } from '../../setup/web-build.mjs';

const CLIENT = 'apps/web/build/client';
/** kB of 1,000 bytes, gzip at its default level; fonts are compressed files already. */
const BUDGETS = { script: 150, style: 25, font: 45 };

export default {
  name: 'size budgets of the web build',
  rules: '–',
  async run({ root }) {
    const assets = join(root, CLIENT, 'assets');
    if (!existsSync(assets)) return { seen: 0, problems: ['the web app is not built: run npm run build'] };
    const stale = isWebBuilt(root) ? [] : ['the web build is older than its sources: run npm run build'];
    const pages = publicPages(root, assets);
    const problems = pages.flatMap(({ id, sizes }) =>
      Object.entries(BUDGETS)
        .filter(([kind, limit]) => sizes[kind] > limit)
        .map(([kind, limit]) => `${id}: ${kind} ${sizes[kind].toFixed(1)} kB, the budget is ${limit}`),
    );
    const largest = (kind) => Math.max(0, ...pages.map(({ sizes }) => sizes[kind])).toFixed(1);
    const note = `${pages.length} public pages; largest: script ${largest('script')}, style ${largest('style')}, fonts ${largest('font')} kB`;
    return { seen: pages.length, problems: [...stale, ...problems], note };
  },
};

/** Public routes of the build's manifest with the sizes, in kB, of everything they load before they are interactive. */
function publicPages(root, assets) {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) return [];
  const text = readFileSync(join(assets, name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return Object.values(manifest.routes)
    .filter(({ id }) => id.startsWith('routes/public/'))
    .map((route) => ({ id: route.id, sizes: sizesOf(root, filesOf(manifest, route)) }));
}

function filesOf(manifest, route) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let at = route; at; at = manifest.routes[at.parentId])
    for (const file of [at.module, ...at.imports, ...at.css]) files.add(file);
  return [...files];
}

function sizesOf(root, files) {
  const read = (file) => readFileSync(join(root, CLIENT, file));
  const sum = (list, size) => list.reduce((total, file) => total + size(read(file)), 0) / 1000;
  const styles = files.filter((file) => file.endsWith('.css'));
  return {
    script: sum(
      files.filter((file) => file.endsWith('.js')),
      (bytes) => gzipSync(bytes).length,
    ),
    style: sum(styles, (bytes) => gzipSync(bytes).length),
    font: sum(latinFonts(styles.map((file) => read(file).toString())), (bytes) => bytes.length),
  };
}

/** Fonts that a page in our three languages fetches: those without a character range and those for basic Latin. */
function latinFonts(styles) {
  const faces = styles.flatMap((text) => text.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const used = faces.filter((face) => !/unicode-range/.test(face) || /unicode-range:\s*U\+0{0,4}-0{0,2}FF/i.test(face));
  return [...new Set(used.flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url]) => url)))];
}
