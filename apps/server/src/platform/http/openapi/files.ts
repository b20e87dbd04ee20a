import { type Endpoint, FILE_FIELD, type UploadRules } from '@travesia/contracts/kit';
import type { JsonSchema, SchemaCollector } from './json-schemas.ts';

const MB = 1024 * 1024;

/** The body of a call: JSON, or a form where it takes files. */
export function contentOfBody({ name, body, upload }: Endpoint, schemas: SchemaCollector): JsonSchema {
  const texts: JsonSchema = body ? schemas.schemaOf(body, 'input') : { type: 'object' };
  if (!upload) return { 'application/json': { schema: texts } };
  // The file stands among the texts, so their schema cannot be one that others share.
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

/** The answer of a call that gives out a file. */
export function contentOfFile({ response }: Endpoint): JsonSchema {
  return {
    description: response.meta()?.description ?? 'The content.',
    headers: {
      'Content-Disposition': {
        description: 'Always `attachment`, with the name of the file.',
        schema: { type: 'string' },
      },
      'Accept-Ranges': {
        description: '`bytes`: one range may be asked for, which is answered by 206, or 416 when it lies outside.',
        schema: { type: 'string' },
      },
    },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
}
