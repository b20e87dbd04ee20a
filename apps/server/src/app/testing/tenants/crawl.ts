import type { Endpoint } from '@travesia/contracts/kit';
import type { OpenProduct } from '../open-product.ts';
import { sampleOf } from '../sample-of.ts';
import { readZip } from '../read-zip.ts';

/** Who reads, and words that nobody may show them. */
export interface Reader {
  who: string;
  token: string | undefined;
  foreign: readonly string[];
}

/** What the crawl knows of the database: every id, and those that stand beside each other in a row. */
export interface KnownIds {
  all: readonly string[];
  pairs: readonly (readonly [string, string])[];
  /** Columns that each stands in. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
}

const parametersOf = ({ path }: Endpoint) => path.match(/:[A-Za-z_]+/g) ?? [];

export const shows = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** Addresses of a route with every id that there is in its parameters; with two of them every pair of a row, and neighbours. */
export function filledAddresses({ path }: Endpoint, { all, pairs }: KnownIds): string[] {
  const names = path.match(/:[A-Za-z_]+/g) ?? [];
  const fill = (ids: readonly (string | undefined)[]) =>
    names.reduce((filled, name, index) => filled.replace(name, ids[index] ?? ''), path);
  if (names.length < 2) return all.map((id) => fill([id]));
  return [...pairs, ...all.map((id, at) => [id, all[(at + 1) % all.length]])].map(fill);
}

/**
 * The same, or for a route without parameters its address alone and searched for the beginning of each foreign word:
 * an answer may repeat what it was asked.
 */
const addressesOf = (endpoint: Endpoint, known: KnownIds, foreign: readonly string[]): string[] =>
  parametersOf(endpoint).length
    ? filledAddresses(endpoint, known)
    : [endpoint.path, ...foreign.map((word) => `${endpoint.path}?q=${word.slice(0, -1)}`)];

/** Everything that an answer says, whatever it is: of an archive what its files hold and how they are called. */
export function textOf({ raw, bytes }: { raw: string; bytes: Buffer }): string {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return raw;
  return [...readZip(bytes)].flat().join('\n');
}

/**
 * Reads whatever there is to read as everybody, with whichever id; answers what was shown to whom, and how much was asked. `sampled`
 * has each reader try a third of the addresses of a route, and all that are files.
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
    const few = sampled && parametersOf(endpoint).length > 0 && !endpoint.download;
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
