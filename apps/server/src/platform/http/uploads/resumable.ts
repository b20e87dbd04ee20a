import { PassThrough, type Readable } from 'node:stream';
import {
  type Endpoint,
  endingOf,
  PART_TYPE,
  TUS_VERSION,
  type UploadRules,
  type UploadState,
} from '@travesia/contracts/kit';
import { safeFileName } from '@travesia/contracts/kit/file-name';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../problem-error.ts';
import type { IncomingPart, RequestContext } from '../request-context.ts';
import { refusal, tooLarge, typeNotTaken } from './judge-content.ts';

const EXTENSIONS = 'creation,expiration,termination';
/** Longer metadata holds more than a file name. */
const MOST_METADATA = 4096;

/** Accepts only parts of files in the scope, unread. */
export function takeOnlyParts(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));
}

/** Answers what the protocol asks before anything else: its versions and limits. They are the same for everyone. */
export function tellAbilities(scope: FastifyInstance, { path, resumable }: Endpoint): void {
  scope.options(path, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': TUS_VERSION,
        'tus-version': TUS_VERSION,
        'tus-extension': EXTENSIONS,
        'tus-max-size': String(resumable?.maxBytes ?? 0),
      })
      .send(),
  );
}

type Run = (body: unknown, context: Pick<RequestContext, 'part'>) => Promise<unknown>;

/**
 * Answers a call of a resumable upload as tus 1.0.0 says: reads its headers, lets the handler decide and act, and writes
 * the state it returns into the headers. Throws the protocol’s problems before the handler runs.
 */
export async function answerResumable(
  { endpoint, rules }: { endpoint: Endpoint; rules: UploadRules },
  request: FastifyRequest,
  reply: FastifyReply,
  run: Run,
): Promise<FastifyReply> {
  reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
  // Reading by GET is ours: a client that wants JSON need not speak the protocol.
  if (request.method !== 'GET' && request.headers['tus-resumable'] !== TUS_VERSION) {
    reply.header('tus-version', TUS_VERSION);
    throw new ProblemError('upload.other_protocol', { detail: `Send Tus-Resumable: ${TUS_VERSION}.` });
  }
  const state = await runCall(endpoint, rules, request, run);
  if (request.method === 'DELETE') return reply.code(204).send();
  reply
    .header('upload-offset', state.offset)
    .header('upload-length', state.size)
    .header('upload-expires', new Date(state.expires_at).toUTCString());
  if (request.method === 'POST') reply.header('location', `${request.url.replace(/[?#].*$/, '')}/${state.id}`);
  if (endpoint.status === 204) return reply.code(204).send();
  return reply.code(endpoint.status ?? 200).send(state);
}

async function runCall(
  { method }: Endpoint,
  rules: UploadRules,
  request: FastifyRequest,
  run: Run,
): Promise<UploadState> {
  if (method === 'POST') return (await run(readBeginning(request, rules), {})) as UploadState;
  if (method !== 'PATCH') return (await run(undefined, {})) as UploadState;
  const offset = wholeNumber(request, 'upload-offset');
  if (request.body === undefined)
    throw new ProblemError('request.unsupported_media_type', { detail: `Send the part as ${PART_TYPE}.` });
  const announced = request.headers['content-length'];
  const length = announced === undefined ? null : Number(announced);
  const { content, end, drain } = untilCut(request.body as Readable);
  const part: IncomingPart = { offset, length, content, end };
  try {
    return (await run(undefined, { part })) as UploadState;
  } finally {
    drain();
  }
}

/** What a new upload says about its file. Throws the problem of a file that could only be refused later. */
function readBeginning(request: FastifyRequest, rules: UploadRules): { size: number; name: string } {
  const size = wholeNumber(request, 'upload-length');
  const name = safeFileName(readMetadata(request).get('filename') ?? '');
  if (size > rules.maxBytes) throw tooLarge(rules, name);
  if (size === 0) throw refusal('upload.empty', name, 'is empty. Choose it again, or save it anew and then choose it.');
  const endings = Object.values(rules.types).flat();
  if (!endings.includes(endingOf(name))) throw typeNotTaken(rules, name);
  return { size, name };
}

function wholeNumber(request: FastifyRequest, header: string): number {
  const given = request.headers[header];
  const number = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(number))
    throw new ProblemError('request.malformed', { detail: `The header ${header} must be a whole number.` });
  return number;
}

/** Pairs of a key and its value in Base64, as the protocol sends them. */
function readMetadata({ headers }: FastifyRequest): Map<string, string> {
  const given = headers['upload-metadata'];
  if (typeof given !== 'string' || given.length > MOST_METADATA)
    throw new ProblemError('request.malformed', { detail: 'Upload-Metadata must hold a filename.' });
  return new Map(
    given.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

/**
 * The bytes that come through: a broken connection ends a part early, so that what came through is kept. What nobody reads is
 * thrown away by `drain`, or the connection could not be used again.
 */
function untilCut(body: Readable): { content: Readable; end: () => void; drain: () => void } {
  const content = new PassThrough();
  const end = () => void content.end();
  body.once('error', end).once('close', end).pipe(content);
  const cut = () => {
    body.unpipe(content);
    end();
  };
  return { content, end: cut, drain: () => void body.unpipe(content).resume() };
}
