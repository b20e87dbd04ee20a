import { thrownProblem } from '../problem/thrown-problem.ts';

/** Far more than any of our forms contains. */
const MOST_BYTES = 256 * 1024;

/**
 * The fields of a submitted form, undefined if the body isn't one. Throws `request.too_large` before reading an
 * unlimited body.
 */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const body = await readBytes(request);
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  chunks.reduce((at, chunk) => {
    bytes.set(chunk, at);
    return at + chunk.byteLength;
  }, 0);
  return bytes;
}

const tooLarge = () =>
  thrownProblem({
    type: 'about:blank',
    title: 'The request is too large',
    status: 413,
    detail: `A form may hold ${MOST_BYTES} bytes.`,
    code: 'request.too_large',
    request_id: '',
    error: 'What you sent is too large.',
  });
