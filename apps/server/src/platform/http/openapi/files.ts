import { type Endpoint, FILE_FIELD, PART_TYPE, type UploadRules } from '@travesia/contracts/kit';
import type { JsonSchema, SchemaCollector } from './json-schemas.ts';

const MB = 1024 * 1024;

/** The request body: JSON, a form if the call accepts files, or a part of a file. */
export function contentOfBody({ name, body, upload, resumable }: Endpoint, schemas: SchemaCollector): JsonSchema {
  if (resumable) return { [PART_TYPE]: { schema: { type: 'string', format: 'binary', description: 'The bytes.' } } };
  const texts: JsonSchema = body ? schemas.schemaOf(body, 'input') : { type: 'object' };
  if (!upload) return { 'application/json': { schema: texts } };
  // The file is among the text fields, so their schema can't be a shared component.
  if ('$ref' in texts) throw new Error(`${name}: the body beside a file must have no id`);
  const { properties = {}, required = [] } = texts as { properties?: object; required?: string[] };
  return {
    'multipart/form-data': {
      schema: {
        ...texts,
        properties: { ...properties, [FILE_FIELD]: fileSchema(upload) },
        required: [...required, FILE_FIELD],
      },
      encoding: { [FILE_FIELD]: { contentType: Object.keys(upload.types).join(', ') } },
    },
  };
}

function fileSchema({ maxBytes, maxFiles = 1, types }: UploadRules): JsonSchema {
  const endings = Object.values(types).flat().join(', ');
  const description = `A file with the ending ${endings}, of at most ${Math.floor(maxBytes / MB)} MB. Content and name must say the same.`;
  const one = { type: 'string', format: 'binary', description };
  return maxFiles === 1 ? one : { type: 'array', items: one, maxItems: maxFiles, description: 'The files.' };
}

/** The response of a file download. */
export function contentOfFile({ response }: Endpoint): JsonSchema {
  return {
    description: response.meta()?.description ?? 'The content.',
    headers: {
      'Content-Disposition': {
        description: 'Always `attachment`, with the file name.',
        schema: { type: 'string' },
      },
      'Accept-Ranges': {
        description: '`bytes`: a single range may be requested; returns 206, or 416 if it is out of bounds.',
        schema: { type: 'string' },
      },
    },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
}
