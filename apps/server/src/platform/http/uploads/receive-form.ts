import multipart, { type MultipartFile } from '@fastify/multipart';
import { FILE_FIELD, type UploadRules } from '@travesia/contracts/kit';
import { safeFileName } from '@travesia/contracts/kit/file-name';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ProblemError } from '../../problem-error.ts';
import type { ArrivedFile, Files } from '../../storage/files.ts';
import { HEAD_BYTES, judgeContent, judgeName, tooLarge } from './judge-content.ts';

/** Overhead of a form besides its files: part names and boundaries. */
const FORM_BYTES = 64 * 1024;
const MOST_FIELDS = 20;
const FIELD_BYTES = 8 * 1024;

/** Accepts only multipart forms in the scope. */
export async function takeOnlyForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  // Oversized files are read to the end and rejected by name.
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/** A received form: its text fields, and its files in storage. */
export interface ReceivedForm {
  body: Record<string, string>;
  files: ArrivedFile[];
}

/**
 * Streams a form's files into storage, never holding a whole one in memory. Throws the problem of the first invalid
 * file; then nothing of the form is kept.
 */
export async function receiveForm(
  request: FastifyRequest,
  rules: UploadRules,
  files: Files,
  uploadedBy: string | null,
): Promise<ReceivedForm> {
  if (!request.isMultipart())
    throw new ProblemError('request.unsupported_media_type', { detail: 'Send the file as multipart/form-data.' });
  const maxFiles = rules.maxFiles ?? 1;
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= rules.maxBytes * maxFiles + FORM_BYTES))
    throw Number.isNaN(length)
      ? new ProblemError('request.malformed', { detail: 'Say with Content-Length how long the form is.' })
      : tooLarge(rules, 'The form');
  const form: ReceivedForm = { body: {}, files: [] };
  let refused: unknown;
  try {
    const limits = { files: maxFiles, fileSize: rules.maxBytes, fields: MOST_FIELDS, fieldSize: FIELD_BYTES };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') form.body[part.fieldname] = String(part.value);
      else if (refused) part.file.resume();
      else
        await receiveFile(part, rules, files, uploadedBy).then(
          (file) => form.files.push(file),
          (error: unknown) => {
            refused = error;
          },
        );
    }
    if (refused) throw refused;
    if (form.files.length === 0)
      throw new ProblemError('upload.missing', {
        detail: `Put the file into the field “${FILE_FIELD}” of the form.`,
        fields: [{ path: `body.${FILE_FIELD}`, code: 'required', message: 'is missing' }],
      });
    return form;
  } catch (error) {
    await forgetAll(files, form.files);
    throw error;
  }
}

/** Deletes the uploaded files of a failed call. */
export async function forgetAll(files: Files, arrived: readonly ArrivedFile[]): Promise<void> {
  for (const { id } of arrived) await files.forget(id);
}

async function receiveFile(
  part: MultipartFile,
  rules: UploadRules,
  files: Files,
  uploadedBy: string | null,
): Promise<ArrivedFile> {
  const name = safeFileName(part.filename);
  if (part.fieldname !== FILE_FIELD) {
    part.file.resume();
    throw new ProblemError('request.invalid', {
      detail: `body.${part.fieldname}: is not a field of this call`,
      fields: [{ path: `body.${part.fieldname}`, code: 'unknown_field', message: 'is not a field of this call' }],
    });
  }
  const chunks = part.file.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const head = await readHead(chunks);
    const mediaType = rules.quarantined ? judgeName(rules, name, head) : await judgeContent(rules, name, head);
    const { maxBytes } = rules;
    const file = await files.take(Readable.from(rejoin(head, chunks)), { name, mediaType, maxBytes, uploadedBy });
    if (!part.file.truncated) return file;
    await files.forget(file.id);
    throw tooLarge(rules, name);
  } catch (error) {
    // Read the rest anyway: a client that is still sending would not see the response.
    for (let next = await chunks.next(); !next.done;) next = await chunks.next();
    throw error;
  }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const first: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const next = await chunks.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(first);
}

async function* rejoin(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
