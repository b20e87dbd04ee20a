import { type Answer, ask, inLanes } from '../http/ask.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** A visited page; `from` is the page that links to it. */
export interface Visit {
  path: string;
  from: string;
  status: number;
  /** URLs that redirected, in order. */
  redirects: string[];
  facts: PageFacts | undefined;
}

interface CrawlOptions {
  origin: string;
  start: string;
  /** Maximum number of pages. */
  limit: number;
  /** Whether a path with its query is part of this crawl. */
  follow(path: string): boolean;
}

const LANES = 4;
const MOST_REDIRECTS = 5;

/** The path and query of a link to our own site, without its fragment; undefined for other sites, email and files. */
export function ownAddress(origin: string, page: string, href: string): string | undefined {
  const url = URL.parse(href, origin + page);
  return url && url.origin === origin ? url.pathname + url.search : undefined;
}

const queryLength = (path: string): number => [...new URL(path, 'http://own.invalid').searchParams].length;

/**
 * Follows the links on our own pages breadth-first. Every URL without a query comes before any filtered one, so that the limit
 * never hides a page behind its variations.
 */
export async function crawl({ origin, start, limit, follow }: CrawlOptions): Promise<Visit[]> {
  const found = new Map<string, string>([[start, '(start)']]);
  const visits: Visit[] = [];
  for (let wave = [start]; wave.length > 0 && visits.length < limit; wave = nextWave(found, visits)) {
    const batch = wave.slice(0, limit - visits.length);
    const visited = await inLanes(batch, LANES, (path) => visit(origin, path, found.get(path) ?? ''));
    for (const one of visited) {
      visits.push(one);
      for (const href of one.facts?.links ?? []) {
        const path = ownAddress(origin, one.path, href);
        if (path !== undefined && !found.has(path) && follow(path)) found.set(path, one.path);
      }
    }
  }
  return visits;
}

function nextWave(found: ReadonlyMap<string, string>, visits: readonly Visit[]): string[] {
  const done = new Set(visits.map(({ path }) => path));
  const open = [...found.keys()].filter((path) => !done.has(path));
  const clean = open.filter((path) => queryLength(path) === 0);
  return clean.length > 0 ? clean : open;
}

async function visit(origin: string, path: string, from: string): Promise<Visit> {
  const redirects: string[] = [];
  let answer: Answer = await ask(origin, path);
  while (answer.status >= 300 && answer.status < 400 && redirects.length < MOST_REDIRECTS) {
    const next = ownAddress(origin, redirects.at(-1) ?? path, answer.headers.location ?? '');
    if (next === undefined) break;
    redirects.push(next);
    answer = await ask(origin, next);
  }
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  return { path, from, status: answer.status, redirects, facts: isPage ? readPage(answer.text) : undefined };
}
