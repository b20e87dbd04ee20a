import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TranslationConfig, TranslationServiceName } from '../../config/translation-config.ts';

/** What a server was asked, in the words of its service. */
export interface AskedOfServer {
  path: string;
  authorization: string | undefined;
  html: string[];
  source: string | undefined;
  target: string;
  body: Record<string, unknown>;
}

export type Behavior =
  | 'translates'
  /** Answers nothing. */
  | 'hangs'
  /** Fails once, then translates. */
  | 'stumbles'
  | 'fails'
  | 'refuses'
  | 'redirects'
  | 'cuts'
  | 'garbage'
  | 'fewer'
  | 'endless'
  /** Forgets what it must leave alone. */
  | 'drops pieces'
  | 'doubles pieces'
  /** Changes figures. */
  | 'changes figures';

export interface TranslationServer {
  config: TranslationConfig;
  asked: AskedOfServer[];
  /** What it answers, for tests to change: sentences by what they are in the other language. */
  known: Map<string, string>;
  /** The language it detects; null says it is not sure. */
  detects: string | null;
  behavior: Behavior;
  close(): Promise<void>;
}

const PIECES = /<code\b[^>]*>[\s\S]*?<\/code>/g;

/** A translation service for tests, with the protocol of one of the real ones. It knows the sentences it was given, and marks others. */
export async function startTranslationServer(service: TranslationServiceName): Promise<TranslationServer> {
  const asked: AskedOfServer[] = [];
  const known = new Map<string, string>();
  const state = { detects: 'es' as string | null, behavior: 'translates' as Behavior };
  const server = createServer((request, response) => {
    read(request)
      .then((one) => answer(one, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const read = async (request: IncomingMessage): Promise<AskedOfServer> => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      html: (service === 'deepl' ? body['text'] : body['q']) as string[],
      source: (service === 'deepl' ? body['source_lang'] : body['source']) as string | undefined,
      target: (service === 'deepl' ? body['target_lang'] : body['target']) as string,
      body,
    };
    asked.push(one);
    return one;
  };
  const inOther = (html: string): string => {
    const whole = known.get(html) ?? `[${html}]`;
    if (state.behavior === 'drops pieces') return whole.replaceAll(PIECES, '');
    if (state.behavior === 'doubles pieces') return whole.replaceAll(PIECES, '$&$&');
    return state.behavior === 'changes figures' ? whole.replaceAll(/\b30\b/g, '13') : whole;
  };
  const answer = ({ html, source }: AskedOfServer, response: ServerResponse): void => {
    const { behavior } = state;
    if (behavior === 'hangs') return;
    if (behavior === 'stumbles') {
      state.behavior = 'translates';
      response.writeHead(500).end();
    } else if (behavior === 'fails') response.writeHead(500).end();
    else if (behavior === 'refuses') response.writeHead(403).end();
    else if (behavior === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    else if (behavior === 'cuts') response.socket?.destroy();
    else if (behavior === 'garbage') response.end('<html>a proxy says hello</html>');
    else if (behavior === 'endless') response.end('x'.repeat(600 * 1024));
    else {
      const done = html.slice(behavior === 'fewer' ? 1 : 0).map(inOther);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(service === 'deepl' ? asDeepL(done) : asLibre(done, source)));
    }
  };
  const asDeepL = (done: string[]) => ({
    translations: done.map((one) => ({ detected_source_language: state.detects?.toUpperCase() ?? 'EN', text: one })),
  });
  // It decodes entities itself.
  const decoded = (html: string) =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const asLibre = (done: string[], source: string | undefined) => ({
    translatedText: done.map(decoded),
    ...(source === 'auto'
      ? {
          detectedLanguage: done.map(() => ({
            confidence: state.detects === null ? 10 : 92,
            language: state.detects ?? 'it',
          })),
        }
      : {}),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    config: { service, url: `http://127.0.0.1:${port}`, key: 'the-key' },
    asked,
    known,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
