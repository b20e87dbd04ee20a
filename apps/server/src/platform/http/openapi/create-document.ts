import type { Endpoint } from '@travesia/contracts/kit';
import { collectSchemas, type JsonSchema, type SchemaCollector } from './json-schemas.ts';
import { contentOfBody, contentOfFile } from './files.ts';
import { parametersOf } from './parameters.ts';
import { problemAnswers } from './problem-answers.ts';

/** General information of the document. */
export interface ApiDescription {
  title: string;
  version: string;
  description: string;
  /** SPDX identifier and name. */
  license: { name: string; identifier: string };
  /** Base path. */
  server: { url: string; description: string };
  /** Descriptions of the tags; every tag of an endpoint must be here. */
  tags: Readonly<Record<string, string>>;
}

const BEARER = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `access_token` of a session.' };

/** Creates the OpenAPI 3.1 document of the given endpoints; independent of their order. */
export function createDocument(endpoints: readonly Endpoint[], api: ApiDescription): JsonSchema {
  const schemas = collectSchemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints.toSorted(
    (one, other) => compare(one.path, other.path) || compare(one.method, other.method),
  )) {
    const address = endpoint.path.replace(/:([A-Za-z_]+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  const isAllPublic = endpoints.every(({ access }) => access === 'public');
  const { title, version, description, license, server } = api;
  return {
    openapi: '3.1.0',
    info: { title, version, description, license },
    servers: [server],
    tags: tagsOf(endpoints, api.tags),
    paths,
    components: {
      schemas: schemas.components(),
      ...(isAllPublic ? {} : { securitySchemes: { bearer: BEARER } }),
    },
  };
}

const hasBody = ({ body, upload, resumable, method }: Endpoint): boolean =>
  resumable ? method === 'PATCH' : Boolean(body ?? upload);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function tagsOf(endpoints: readonly Endpoint[], descriptions: ApiDescription['tags']): JsonSchema[] {
  return [...new Set(endpoints.map(({ tag }) => tag))].toSorted(compare).map((name) => {
    const description = descriptions[name];
    if (!description) throw new Error(`the tag ${name} is not described`);
    return { name, description };
  });
}

function operation(endpoint: Endpoint, schemas: SchemaCollector): JsonSchema {
  const parameters = parametersOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(hasBody(endpoint) ? { requestBody: { required: true, content: contentOfBody(endpoint, schemas) } } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint, schemas),
      ...(endpoint.cache ? { '304': { description: 'The client’s cached response is current.' } } : {}),
      ...problemAnswers(endpoint, schemas),
    },
  };
}

function success(endpoint: Endpoint, schemas: SchemaCollector): JsonSchema {
  if (endpoint.status === 204) return { description: 'Success; no content.' };
  if (endpoint.download) return contentOfFile(endpoint);
  const schema = schemas.schemaOf(endpoint.response, 'output');
  const headers = endpoint.cache
    ? {
        ETag: {
          description: 'Changes with the response; send it as `If-None-Match` to get 304 if unchanged.',
          schema: { type: 'string' },
        },
      }
    : undefined;
  return {
    description: typeof schema['description'] === 'string' ? schema['description'] : 'The answer.',
    ...(headers ? { headers } : {}),
    content: { [endpoint.text ?? 'application/json']: { schema } },
  };
}
