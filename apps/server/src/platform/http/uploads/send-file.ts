import type { FileContent } from '@travesia/contracts/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../problem-error.ts';
import type { Files } from '../../storage/files.ts';
import type { ByteRange } from '../../storage/storage.ts';
import { attachment } from './file-name.ts';

/**
 * Sends a stored file as a download, never inline: it was uploaded by a user, and its content must not run on our
 * origin. A single range may be requested.
 */
export async function sendFile(
  files: Files,
  { file_id: id, name, media_type: mediaType, max_age: maxAge, immutable }: FileContent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { range: asked } = request.headers;
  const whole = await files.get(id);
  if (!whole) throw new ProblemError('request.not_found', { detail: 'The content of this file is gone.' });
  const range = readRange(asked, whole.size);
  reply
    .type(mediaType)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', cacheControl(maxAge, immutable === true))
    .header('accept-ranges', 'bytes');
  if (!range) return reply.header('content-length', whole.size).send(whole.content);
  whole.content.destroy();
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${whole.size}`).send();
  const part = await files.get(id, range);
  if (!part) throw new ProblemError('request.not_found');
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${whole.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(part.content);
}

function cacheControl(maxAge: number | undefined, immutable: boolean): string {
  if (maxAge === undefined) return 'private, no-store';
  return immutable ? `public, max-age=${maxAge}, immutable` : `private, max-age=${maxAge}`;
}

/** The requested range; null for the whole file, also if several are requested or it is invalid. */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start < size && start <= end ? { start, end } : 'outside';
}
