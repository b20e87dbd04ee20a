import { randomBytes } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ToolPlant } from './tool-plant.ts';
import { webFingerprint } from '../setup/web-build.mjs';

const sources = {
  'apps/web/app/root.tsx': '',
  'apps/web/app/routes/public/home.tsx': 'export const handle = { hydrate: true };',
  'apps/web/app/routes/public/given-record.tsx': 'export const handle = { hydrate: true };',
  'packages/contracts/a.ts': '',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
};
const client = 'apps/web/build/client/assets';
const route = (id: string, css: string[] = [], script = 'home.js') => ({
  id,
  parentId: 'root',
  module: `/assets/${script}`,
  imports: [],
  css,
});
const manifest = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: { ...route('root', ['/assets/root.css'], 'root.js'), parentId: undefined },
    home: route('public/home.en'),
    given: route('public/given-record.en', [], 'given.js'),
    signup: route('auth/signup.en', [], 'signup.js'),
    dashboard: route('patient/dashboard.en', [], 'dashboard.js'),
  },
};
/** Text that does not compress, of so many kB. */
const heavy = (kilobytes: number) => randomBytes(kilobytes * 750).toString('base64');

const build = {
  ...sources,
  [`${client}/manifest-1.js`]: `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  [`${client}/entry.js`]: 'export {};',
  [`${client}/root.js`]: 'export {};',
  [`${client}/home.js`]: 'export {};',
  [`${client}/given.js`]: 'export {};',
  [`${client}/signup.js`]: 'export {};',
  [`${client}/dashboard.js`]: 'export {};',
  [`${client}/enhance-12345678.js`]: "import('./later.js');import('./sign-in-12345678.js')",
  [`${client}/sign-in-12345678.js`]: "import './session.js';import('./card.js')",
  [`${client}/session.js`]: 'export {};',
  [`${client}/card.js`]: 'export {};',
  [`${client}/later.js`]: 'export {};',
  [`${client}/root.css`]: '@font-face{src:url(/assets/letters.woff2)}',
  [`${client}/letters.woff2`]: 'font',
  'apps/web/build/.fingerprint': fingerprintOf(sources),
};

/** The size budgets, with a build in which a page loads too much of each kind, and one that is out of date. */
export const planted: ToolPlant = {
  checker: 'size budgets of the web build',
  clean: build,
  broken: [
    { files: { [`${client}/home.js`]: heavy(210) }, says: /script of a page that is hydrated: .*public\/home\.en/ },
    { files: { [`${client}/given.js`]: heavy(380) }, says: /script of a record read by a link: .*given-record\.en/ },
    { files: { [`${client}/session.js`]: heavy(90) }, says: /script of the sign-in: / },
    { files: { [`${client}/signup.js`]: heavy(270) }, says: /script of an account screen: .*auth\/signup\.en/ },
    { files: { [`${client}/dashboard.js`]: heavy(460) }, says: /script of a dashboard: .*patient\/dashboard\.en/ },
    { files: { [`${client}/later.js`]: heavy(100) }, says: /script of a page that is not hydrated/ },
    { files: { [`${client}/app-1.css`]: heavy(40) }, says: /style: / },
    { files: { [`${client}/account-1.css`]: heavy(70) }, says: /style of signed-in screens: / },
    { files: { [`${client}/letters.woff2`]: heavy(50) }, says: /fonts: / },
    { files: { 'apps/web/app/root.tsx': 'export {};' }, says: /older than its sources/ },
  ],
};

function fingerprintOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-fingerprint-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const fingerprint = webFingerprint(root);
  rmSync(root, { recursive: true });
  return fingerprint;
}
