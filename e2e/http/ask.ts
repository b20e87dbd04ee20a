import http from 'node:http';

/** A server's response to one request, without following redirects. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** A timeout for hangs only, on any machine. */
const STUCK_MS = 5 * 60_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
/**
 * Paths that every parser accepts; after a rejection the server closes the connection, which another request may be about to
 * use.
 */
const PLAIN = /^[\x21-\x7e]{1,4000}$/;

/**
 * Sends the path exactly as given, one byte per character (`\xff` is byte 255), which a browser or `fetch` would normalize. Does
 * not follow redirects. Rejects if the connection breaks or nothing arrives for five minutes.
 */
export function ask(
  base: string,
  path: string,
  options: { method?: string; headers?: http.OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const { method = 'GET', headers, body } = options;
  const connection = PLAIN.test(path) && !headers ? agent : false;
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent: connection, hostname, port, path, method, headers, timeout: STUCK_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer: ${method} ${path.slice(0, 200)}`)));
    request.on('error', reject);
    request.end(body);
  });
}

/** Processes every item with limited concurrency, and resolves to the results in item order. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}
