import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn, measureHttp } from './measure.ts';
import { measureSame } from './measure-same.ts';
import type { Row } from './report.ts';
import { type ServerProcess, startProcess } from './servers.ts';

const CLIENTS = 16;
/** A list of 24 cards; a number behind it makes the address and the data its own, without changing what is listed. */
const FILTER = 'country=MX&treatment=rhinoplasty&price_max=';
const LIST = `/packages?${FILTER}`;
const BASE = 100_000;
const listFrom = (first: number) => (count: number) => `${LIST}${first + count}`;
/** The same list as data. */
const DATA = `/api/v1/treatment-packages?${FILTER}${BASE}`;

/** Measures pages that are asked for again, against the empty route `empty`, and ones that are all new, against bare React Router. */
export async function measurePages(server: ServerProcess, empty: ServerProcess, port: number): Promise<Row[]> {
  const rows: Row[] = [];
  const route = await measureSame(empty.address, '/', { clients: CLIENTS, pid: empty.pid });
  rows.push({ name: 'bare: empty Fastify route, repeated', bar: '', measured: route, raw: null });
  for (const page of ['/packages', '/directory', '/treatments']) {
    const measured = await measureSame(server.address, page, { clients: CLIENTS, pid: server.pid });
    rows.push({ name: `page ${page}, repeated`, bar: '≥ 0.25 × bare', measured, raw: route });
  }
  const page = await (await fetch(`${server.address}${LIST}${BASE}`)).text();
  // React writes these by itself for pictures in view, in both.
  const markup = page.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const data = await (await fetch(`${server.address}${DATA}`)).text();
  const folder = mkdtempSync(path.join(tmpdir(), 'travesia-bench-page-'));
  const files = { MARKUP: path.join(folder, 'page.html'), DATA: path.join(folder, 'data.json') };
  writeFileSync(files.MARKUP, markup);
  writeFileSync(files.DATA, data);
  const bare = await startProcess('bare-pages.ts', port, { ...files, NODE_ENV: 'production' }, '/');
  try {
    await checkSame(page, bare.address);
    const options = { clients: CLIENTS, pid: bare.pid };
    // Once to warm up: code that is seldom run has not been compiled yet.
    await measureHttp(server.address, listFrom(2 * BASE), { clients: CLIENTS });
    await measureHttp(bare.address, inTurn(['/']), { clients: CLIENTS });
    // Turn and turn about: what else the machine does meets both.
    const bareFirst = await measureHttp(bare.address, inTurn(['/']), options);
    const measured = await measureHttp(server.address, listFrom(BASE + 1), { clients: CLIENTS, pid: server.pid });
    const bareAgain = await measureHttp(bare.address, inTurn(['/']), options);
    const raw = { ...bareAgain, perSecond: (bareFirst.perSecond + bareAgain.perSecond) / 2 };
    rows.push({ name: 'bare: React Router, the same markup', bar: '', measured: raw, raw: null });
    rows.push({ name: 'page of 24 cards, every one new', bar: '≥ 0.6 × bare', measured, raw });
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** The comparison means something only when both send the same elements. */
async function checkSame(page: string, address: string): Promise<void> {
  const bare = await (await fetch(address)).text();
  const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
  if (elements(bare) !== elements(page) || Math.abs(bare.length / page.length - 1) > 0.02)
    throw new Error(
      `bare React Router sends ${elements(bare)} elements in ${bare.length} characters, the page ${elements(page)} in ${page.length}`,
    );
}
