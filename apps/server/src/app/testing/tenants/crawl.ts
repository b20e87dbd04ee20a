import type { Endpoint } from '@travesia/contracts/kit';
import type { OpenProduct } from '../open-product.ts';
import { sampleOf } from '../sample-of.ts';
import { readZip } from '../read-zip.ts';

/** Who reads, and words they must never see. */
export interface Reader {
  who: string;
  token: string | undefined;
  foreign: readonly string[];
}

/** What the crawl knows of the database: every id, and those that occur together in a row. */
export interface KnownIds {
  all: readonly string[];
  pairs: readonly (readonly [string, string])[];
  /** Columns each occurs in. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
}

const parametersOf = ({ path }: Endpoint) => path.match(/:[A-Za-z_]+/g) ?? [];

export const shows = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** Paths of a route with every existing id as parameter; for two parameters, every pair in a row, and neighbors; a third has the second’s. */
export function filledAddresses({ path }: Endpoint, { all, pairs }: KnownIds): string[] {
  const names = path.match(/:[A-Za-z_]+/g) ?? [];
  const fill = (ids: readonly (string | undefined)[]) =>
    names.reduce((filled, name, index) => filled.replace(name, ids[index] ?? ids.at(-1) ?? ''), path);
  if (names.length < 2) return all.map((id) => fill([id]));
  return [...pairs, ...all.map((id, at) => [id, all[(at + 1) % all.length]])].map(fill);
}

/**
 * The same; for a route without parameters, its path alone and with a search for the start of each foreign word: a
 * response may repeat the query.
 */
const addressesOf = (endpoint: Endpoint, known: KnownIds, foreign: readonly string[]): string[] =>
  parametersOf(endpoint).length
    ? filledAddresses(endpoint, known)
    : [endpoint.path, ...foreign.map((word) => `${endpoint.path}?q=${word.slice(0, -1)}`)];

/** Everything in a response; for an archive, the names and contents of its files. */
export function textOf({ raw, bytes }: { raw: string; bytes: Buffer }): string {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return raw;
  return [...readZip(bytes)].flat().join('\n');
}

/**
 * Reads everything as everyone, with every id; returns what was shown to whom, and the number of requests. With
 * `sampled`, each reader tries a share of a route's paths; of files that one id names, all.
 */
export async function crawl(
  product: Pick<OpenProduct, 'send'>,
  endpoints: readonly Endpoint[],
  readers: readonly Reader[],
  known: KnownIds,
  { sampled = false } = {},
): Promise<{ found: string[]; asked: number; files: number }> {
  const found: string[] = [];
  let [asked, files] = [0, 0];
  const read = async (endpoint: Endpoint, { who, token, foreign }: Reader, turn: number) => {
    const all = addressesOf(endpoint, known, foreign);
    const ids = parametersOf(endpoint).length;
    const few = sampled && ids > (endpoint.download ? 1 : 0);
    for (const address of few ? sampleOf(all, turn) : all) {
      const answer = await product.send('GET', address, token);
      asked++;
      if (endpoint.download && answer.status === 200) files++;
      if (answer.status >= 500) found.push(`${address} for ${who} answers ${answer.status}`);
      const text = textOf(answer);
      const shown = foreign.filter((word) => shows(text, word));
      found.push(...shown.map((word) => `${endpoint.path} shows ${word} to ${who}: ${address}`));
      if (answer.status === 401 || (answer.status === 403 && parametersOf(endpoint).length)) return;
    }
  };
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
    for (const [turn, reader] of readers.entries()) await read(endpoint, reader, turn);
  return { found, asked, files };
}
