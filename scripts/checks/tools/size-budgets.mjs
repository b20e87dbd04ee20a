// Compressed size of public pages against the project's budgets. Measured on the built files; the browser journeys
// check what is really fetched.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isWebBuilt } from '../../setup/web-build.mjs';

const CLIENT = 'apps/web/build/client';
/** The chunk of `enhance/sign-in`. */
const SIGN_IN = 'sign-in';
/** Routes where somebody without an account reads a record. */
const GIVEN_RECORD = /public\/(?:given|trip)-record\b/;
/** kB of 1,000 bytes, gzip at its default level; fonts are already compressed. */
const BUDGETS = {
  'script of a page that is not hydrated': 30,
  'script of a page that is hydrated': 150,
  // Including React, its router, the library that loads data, and the two scripts of enhancements that pages of many kinds load;
  // enhancements that the page has no element for, and viewers of scans and PDFs, are not loaded with it.
  'script of a record read by a link': 200,
  // What is loaded before someone can sign in, without React; includes the enhancements that other pages have as well.
  'script of the sign-in': 56,
  // Including React and its router (118 kB) and the refusals of every feature: sign-up, forgotten passwords, links of emails. The bar is 200.
  'script of an account screen': 195,
  // The first screen of a portal with nothing cached. Entries, notices and refusals of every feature are part of it.
  'script of a dashboard': 320,
  style: 25,
  'style of signed-in screens': 41,
  fonts: 45,
};

export default {
  name: 'size budgets of the web build',
  rules: '–',
  async run({ root }) {
    const assets = join(root, CLIENT, 'assets');
    if (!existsSync(assets)) return { seen: 0, problems: ['the web app is not built: run npm run build'] };
    const measured = measure(assets, root);
    const problems = Object.entries(BUDGETS)
      .filter(([what, limit]) => measured.sizes[what] > limit)
      .map(
        ([what, limit]) =>
          `${what}: ${measured.sizes[what].toFixed(1)} kB, the budget is ${limit} (${measured.largest[what] ?? 'all files'})`,
      );
    if (!isWebBuilt(root)) problems.unshift('the web build is older than its sources: run npm run build');
    const note = Object.entries(measured.sizes).map(
      ([what, size]) => `${what.replace('script of a page that is ', '')} ${size.toFixed(1)}`,
    );
    return { seen: measured.pages, problems, note: `${measured.pages} public routes; kB: ${note.join(', ')}` };
  },
};

function measure(assets, root) {
  const names = readdirSync(assets);
  const read = (name) => readFileSync(join(assets, name));
  const kilobytes = (files, size) => [...new Set(files)].reduce((total, file) => total + size(read(file)), 0) / 1000;
  const gzipped = (files) => kilobytes(files, (bytes) => gzipSync(bytes).length);
  const enhancing = reachedFrom(namesOf(names, ['enhance']), read, EVER, namesOf(names, [SIGN_IN]));
  const pages = routesOf(names, read, /^(routes\/)?public\//);
  const sized = pages
    .filter(({ id }) => hydrates(root, id))
    .map(({ id, files }) => ({ id, size: gzipped([...files, ...enhancing]) }));
  const hydrated = sized.filter(({ id }) => !GIVEN_RECORD.test(id));
  const heaviestOf = (routes) => routes.toSorted((a, b) => b.size - a.size)[0];
  const heaviest = heaviestOf(hydrated);
  const heaviestIn = (wanted) =>
    heaviestOf(routesOf(names, read, wanted).map(({ id, files }) => ({ id, size: gzipped(files) })));
  const shownTo = reachedFrom(namesOf(names, ['enhance', 'enhancements']), read, AT_ONCE);
  const given = heaviestOf(
    pages
      .filter(({ id }) => GIVEN_RECORD.test(id))
      .map(({ id, files }) => ({ id, size: gzipped([...files, ...shownTo]) })),
  );
  const account = heaviestIn(/^(routes\/)?auth\/(?!login)/);
  const dashboard = heaviestIn(/^(routes\/)?\w+\/dashboard\./);
  const signIn = reachedFrom(namesOf(names, ['enhance', 'enhancements', SIGN_IN]), read, AT_ONCE);
  return {
    pages: pages.length,
    sizes: {
      'script of a page that is not hydrated': gzipped(enhancing),
      'script of a page that is hydrated': heaviest?.size ?? 0,
      'script of a record read by a link': given?.size ?? 0,
      'script of the sign-in': gzipped(signIn),
      'script of an account screen': account?.size ?? 0,
      'script of a dashboard': dashboard?.size ?? 0,
      style: gzipped(names.filter((name) => /^app-.*\.css$/.test(name))),
      // What all of them load; the styles of a single screen or dialog are loaded with it.
      'style of signed-in screens': gzipped(names.filter((name) => /^(app|account)-.*\.css$/.test(name))),
      fonts: kilobytes(
        names.filter((name) => /\.woff2$/.test(name)),
        (bytes) => bytes.length,
      ),
    },
    largest: {
      'script of a page that is hydrated': heaviest?.id,
      'script of a record read by a link': given?.id,
      'script of an account screen': account?.id,
      'script of a dashboard': dashboard?.id,
    },
  };
}

/** Whether a public route needs React in the browser; otherwise none of its module is ever fetched. */
function hydrates(root, id) {
  const file = join(root, 'apps/web/app/routes', `${id.replace(/^routes\//, '').replace(/\.(en|es|pt)$/, '')}.tsx`);
  return existsSync(file) && /\bhydrate:\s*true\b/.test(readFileSync(file, 'utf8'));
}

/** The files of chunks with these names, apart from their hash. */
const namesOf = (names, chunks) => names.filter((name) => chunks.includes(/^(.+)-[\w-]{8}\.js$/.exec(name)?.[1]));

/** What a script imports at once, and what it imports at once or later. */
const AT_ONCE = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const EVER = /\b(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The files and everything they import in this way. `without` is left out with its imports: it has a budget of its own. */
function reachedFrom(files, read, imports, without = []) {
  const reached = new Set(files);
  for (const file of reached)
    for (const [, name] of read(file).toString().matchAll(imports)) if (!without.includes(name)) reached.add(name);
  return [...reached];
}

/** Routes of the build's manifest with the scripts each loads before it is interactive. */
function routesOf(names, read, wanted) {
  // A route may be named manifest as well.
  const text = names
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => read(name).toString())
    .find((content) => content.includes('__reactRouterManifest'));
  if (!text) return [];
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const pages = Object.values(manifest.routes).filter(({ id }) => wanted.test(id));
  return pages.map((page) => ({
    id: page.id,
    files: scriptsOf(manifest, page).map((path) => path.replace(/^\/?assets\//, '')),
  }));
}

function scriptsOf(manifest, page) {
  const scripts = [manifest.entry.module, ...manifest.entry.imports];
  for (let at = page; at; at = manifest.routes[at.parentId]) scripts.push(at.module, ...at.imports);
  return scripts;
}
