import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TestS3 {
  endpoint: string;
  /** Bucket contents, by key. */
  objects: Map<string, Buffer>;
  /** Multipart uploads neither completed nor aborted. */
  unfinished: () => number;
  /** Method and query of every request. */
  calls: string[];
  close(): Promise<void>;
}

interface Call {
  method: string;
  key: string;
  query: URLSearchParams;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The subset of S3 the storage uses, for one bucket; accepts only signed requests. */
export async function startS3(bucket: string): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', 'http://s3');
    const query = url.searchParams;
    calls.push(`${method} ${[...query.keys()].filter((key) => key !== 'x-id').join(' ')}`.trim());
    const body = await buffer(request);
    const [, name, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (!/^AWS4-HMAC-SHA256 Credential=/.test(request.headers.authorization ?? ''))
      return refuse(response, 403, 'AccessDenied');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const call: Call = { method, key, query, body, request, response };
    if (method === 'GET' || method === 'HEAD') read(call);
    else if (query.has('uploads') || query.has('uploadId')) inParts(call);
    else whole(call);
  }
  const isTaken = ({ request, key }: Call) => request.headers['if-none-match'] === '*' && objects.has(key);
  const done = ({ response, body }: Call) =>
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();

  function whole(call: Call): void {
    const { method, key, body, response } = call;
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (isTaken(call)) return refuse(response, 412, 'PreconditionFailed');
    objects.set(key, body);
    done(call);
  }

  function inParts(call: Call): void {
    const { method, key, query, body, response } = call;
    const id = query.get('uploadId') ?? randomUUID();
    const parts = uploads.get(id) ?? new Map<number, Buffer>();
    if (query.has('uploads')) {
      uploads.set(id, parts);
      return xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return void done(call);
    }
    if (method === 'POST' && isTaken(call)) return refuse(response, 412, 'PreconditionFailed');
    uploads.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const inOrder = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
    objects.set(key, Buffer.concat(inOrder));
    xml(response, `<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>`);
  }

  function read({ key, request, response }: Call): void {
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = from === undefined ? object : object.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    unfinished: () => uploads.size,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
}
